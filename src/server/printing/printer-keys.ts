import { createHash } from 'node:crypto';

/** What is kept of the secret that a printer fetches under. It is random and long: nothing slower is needed. */
export const deviceTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
