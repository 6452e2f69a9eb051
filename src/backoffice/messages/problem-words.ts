import { messageTexts as texts } from './texts.ts';

const UNREACHABLE = /ECONN\w+|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|ETIMEDOUT|timeout/i;
/** What mail servers answer for an address that they do not deliver to. */
const NO_SUCH_ADDRESS = /recipients were rejected|\b5\.1\.\d+\b/i;
const NOT_LET_IN = /EAUTH|Invalid login/i;

/** Why a message did not go out, in words for staff where it is one of the usual reasons; else as it was said. */
export function problemWords(said: string): string {
  if (UNREACHABLE.test(said)) return texts.unreachable;
  if (NO_SUCH_ADDRESS.test(said)) return texts.noSuchAddress;
  return NOT_LET_IN.test(said) ? texts.notLetIn : said;
}
