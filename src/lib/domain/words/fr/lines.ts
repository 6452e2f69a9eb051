import type { Words } from '../catalogue.ts';
import type * as german from '../lines.ts';

/** What is said of an ordered line. */
export const lineWords: Words<typeof german.lineWords> = {
  partly: (names) => `${names} (non précisé pour tout)`,
};
