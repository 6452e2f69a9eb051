import { createHash } from 'node:crypto';

/** Tells two states of an answer apart by its JSON: its ETag. */
export const entityTag = (json: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
