import type { Context } from 'hono';

/** Whether the browser asks not to be followed: Global Privacy Control, or the older Do Not Track. Counting would not; still, it is asked. */
export const asksNotToBeCounted = (c: Context): boolean =>
  c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';
