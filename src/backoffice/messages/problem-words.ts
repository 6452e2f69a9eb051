import { messageTexts } from './texts.ts';

const UNREACHABLE = /ECONN\w+|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|ETIMEDOUT|timeout/i;
/** Mail servers' answers for addresses that they do not deliver to. */
const NO_SUCH_ADDRESS = /recipients were rejected|\b5\.1\.\d+\b/i;
const NOT_LET_IN = /EAUTH|Invalid login/i;

/** The reason for a failed message in words if it is a common one; else as reported. */
export function problemWords(said: string): string {
  if (UNREACHABLE.test(said)) return messageTexts.unreachable;
  if (NO_SUCH_ADDRESS.test(said)) return messageTexts.noSuchAddress;
  return NOT_LET_IN.test(said) ? messageTexts.notLetIn : said;
}
