import { createHash } from 'node:crypto';

/** The ETag of an answer, from its bytes or its JSON. */
export const entityTag = (body: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
