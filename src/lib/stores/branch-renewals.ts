import { atom } from 'nanostores';

/** Counts how often what the page says of its branch was put right: whatever was reckoned from that is reckoned anew. */
export const $renewals = atom(0);
