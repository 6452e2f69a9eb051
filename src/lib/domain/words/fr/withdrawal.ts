import type * as german from '../withdrawal.ts';

/** A day and a time to the second. */
export const dayWithTime: typeof german.dayWithTime = (day, time) => `${day} à ${time}`;
