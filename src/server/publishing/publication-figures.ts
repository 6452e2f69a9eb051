import type { Database } from '../platform/database/database.ts';
import type { FigureSource } from '../platform/figures.ts';
import { readRevision } from '../shop/queries/shop-revision.ts';
import type { Publisher } from './publishing.ts';

/** How far the published pages are behind the shop; nothing without a process that publishes. */
export function publicationFigures(
  db: Database,
  publisher: Publisher,
): FigureSource<'bestellbar_publication_behind_revisions' | 'bestellbar_publication_failed'> {
  return {
    subject: 'publishing',
    figures: {
      bestellbar_publication_behind_revisions: {
        help: 'Revisions of the shop since the one on the live pages, while they are waited for',
        labels: [],
      },
      bestellbar_publication_failed: { help: 'Whether the last publication failed', labels: [] },
    },
    async read() {
      if (!(await publisher.hasSite()))
        return { bestellbar_publication_behind_revisions: [], bestellbar_publication_failed: [] };
      const [{ state, isHeld, failure, publications }, shop] = await Promise.all([
        publisher.status(),
        readRevision(db),
      ]);
      const live = publications.find(({ isCurrent }) => isCurrent)?.revision ?? shop;
      // Edits without effect on pages publish nothing, so an idle site is not behind.
      const isDone = state === 'idle' && !isHeld && failure === null;
      return {
        bestellbar_publication_behind_revisions: [{ value: isDone ? 0 : Math.max(0, shop - live) }],
        bestellbar_publication_failed: [{ value: failure === null ? 0 : 1 }],
      };
    },
  };
}
