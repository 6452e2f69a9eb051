import type { WebhookAttempt } from '../../lib/contract/webhooks.ts';
import { connectionTexts } from './texts.ts';

const texts = connectionTexts.deliveries;

/** What a receiver answered, in words. */
export function answerOf({ status, problem, ms }: WebhookAttempt): string {
  if (status !== null) return texts.answered(status, ms);
  return texts.failed(texts.problems[problem ?? 'connection'], ms);
}
