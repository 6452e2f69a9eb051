import type { MessageChannel } from '../orders/queries/outbox.ts';
import type { MessageJobs } from './message-jobs.ts';
import type { AcknowledgementJobs } from './withdrawal-acknowledgement-jobs.ts';
import type { IsPushAddress } from './senders.ts';
import type { Addresses } from './compose-message.ts';

/** What the API needs from the senders of messages. */
export interface MessageOutlet {
  write: MessageJobs['write'];
  /** Queues the acknowledgement of a withdrawal, and the mail about it to the branch. */
  writeAcknowledgement: AcknowledgementJobs['write'];
  /** Whether the channel has a sender. */
  isConfigured: (channel: MessageChannel) => boolean;
  addresses: Addresses;
  /** The shop's public key for Web Push (base64url); null: no notifications. */
  publicKey: string | null;
  /** Which addresses notifications may be sent to. */
  isPushAddress: IsPushAddress;
}

/** A shop without any sender. */
export const NO_OUTLET: MessageOutlet = {
  write: () => Promise.resolve(),
  writeAcknowledgement: () => Promise.resolve(),
  isConfigured: () => false,
  addresses: { site: () => '', office: () => '', api: () => '' },
  publicKey: null,
  isPushAddress: () => false,
};
