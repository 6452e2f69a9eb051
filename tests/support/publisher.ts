import type { Publication, PublishFailure, PublishStatus } from '../../src/lib/contract/publishing.ts';
import type { Publisher } from '../../src/server/publishing/staff-publishing.ts';

/** Replaces the publisher: publishes nothing, records its calls, and has two publications. */
export function newPublisher() {
  const asked: { whole: boolean }[] = [];
  let publications = madeBefore();
  let failure: PublishFailure | null = null;
  const publisher: Publisher = {
    hasSite: () => Promise.resolve(true),
    ask: (wish) => Promise.resolve(void asked.push(wish)),
    status: () =>
      Promise.resolve<PublishStatus>({
        state: asked.length > 0 ? 'waiting' : 'idle',
        isHeld: publications[0]?.isCurrent === false,
        publications: structuredClone(publications),
        failure,
        targets: [],
      }),
    rollBack(asked) {
      const current = publications.findIndex(({ isCurrent }) => isCurrent);
      if (asked !== undefined && publications[current]?.id !== asked)
        return Promise.resolve({ ok: false, code: 'otherIsLive' });
      if (current === publications.length - 1)
        return Promise.resolve({ ok: false, code: 'nothingToRollBack' });
      for (const [index, publication] of publications.entries())
        publication.isCurrent = index === current + 1;
      return Promise.resolve({ ok: true });
    },
  };
  const forget = () => {
    asked.length = 0;
    publications = madeBefore();
    failure = null;
  };
  const fail = (message: string) => {
    failure = { at: '2026-11-21T04:00:00.000Z', message, lines: [] };
  };
  return { ...publisher, asked, forget, fail };
}

const madeBefore = (): Publication[] =>
  ['second', 'first'].map((id, index) => ({
    id,
    kind: 'whole',
    at: `2026-11-2${1 - index}T03:00:00.000Z`,
    pages: 12,
    seconds: 1.5,
    isCurrent: index === 0,
    revision: null,
  }));
