import type { PublishStatus } from '../../lib/contract/publishing.ts';

/** What can be asked of whoever keeps the site's pages up to date. */
export interface Publisher {
  /** Whether any process keeps pages of this shop: else nobody would hear what is asked. */
  hasSite: () => Promise<boolean>;
  /** Asks for a round and does not wait for it; `whole` builds every page anew. Many who ask get one round together. */
  ask: (wish: { whole: boolean }) => Promise<void>;
  status: () => Promise<PublishStatus>;
  /**
   * Puts the publication before the current one back; it stays until the shop changes again or somebody publishes. Where one is
   * named, only as long as that is the current one.
   */
  rollBack: (
    publication?: string,
  ) => Promise<{ ok: true } | { ok: false; code: 'nothingToRollBack' | 'otherIsLive' }>;
}
