/** What is looked at or tapped is answered within a moment, or nothing comes through. */
const SHORT_MS = 20_000;
/** What may take its time: pictures and files on a slow line, years of statistics, and what would be done twice by a second tap. */
const LONG_MS = 120_000;

/** Calls that change nothing, or nothing more when they are made once more. */
const SHORT =
  /^get (?!\/api\/statistics)|^put (?!\/api\/(images|uploads)\/)|^delete |^post \/api\/(orders\/\{id\}\/status\/|sessions)/;

/** For how long the answer of a call is waited for. */
export const patienceWith = (call: string): number => (SHORT.test(call) ? SHORT_MS : LONG_MS);

const FIRST_WORD_MS = 8_000;
const LONGEST_FIRST_WORD_MS = 30_000;
/** So many connections a browser keeps to a shop: after a lost network all of them may be dead, and each try finds out about one. */
const KEPT_CONNECTIONS = 6;

/** For how long the first word of a stream is waited for, by how many were tried in vain: a slow line is given longer and longer. */
export const firstWordWithin = (tries: number): number =>
  Math.min(FIRST_WORD_MS * 1.5 ** Math.max(0, tries - KEPT_CONNECTIONS), LONGEST_FIRST_WORD_MS);
