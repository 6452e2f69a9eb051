/** As `lib/contract/lists.ts` has it: the most entries that one answer holds. */
export const LARGEST_PAGE = 1000;
