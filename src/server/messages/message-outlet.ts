import type { MessageChannel } from '../orders/queries/outbox.ts';
import type { MessageJobs } from './message-jobs.ts';
import type { IsPushAddress } from './push/push-sender.ts';
import type { Addresses } from './compose-message.ts';

/** What the API has to know of whoever sends messages. */
export interface MessageOutlet {
  write: MessageJobs['write'];
  /** Whether there is somebody who sends by that channel. */
  isConfigured: (channel: MessageChannel) => boolean;
  addresses: Addresses;
  /** The shop's key for Web Push, as browsers take it (base64url); null: it sends no notifications. */
  publicKey: string | null;
  /** Whom notifications may be sent to. */
  isPushAddress: IsPushAddress;
}

/** A shop that sends nothing. */
export const NO_OUTLET: MessageOutlet = {
  write: () => Promise.resolve(),
  isConfigured: () => false,
  addresses: { site: () => '', office: () => '', api: () => '' },
  publicKey: null,
  isPushAddress: () => false,
};
