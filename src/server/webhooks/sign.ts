import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret of an endpoint: `whsec_` and the key in base64. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** What is signed: id, seconds since 1970, body. */
interface SignedMessage {
  id: string;
  timestamp: number;
  body: string;
}

/** The header `webhook-signature` after Standard Webhooks: a signature for each secret, `v1,` and HMAC-SHA256 in base64. */
export function webhookSignature(secrets: readonly string[], { id, timestamp, body }: SignedMessage): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
