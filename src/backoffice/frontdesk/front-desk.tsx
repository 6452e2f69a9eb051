import { useEffect, useState } from 'react';
import { formatTime } from '../../lib/domain/dates.ts';
import type { ScreenAddress } from './address.ts';
import { createChime, type Chime } from './chime.ts';
import { Column } from './column.tsx';
import { keepCodeFresh } from './fresh-code.ts';
import { useShopFacts } from './shop-facts.ts';
import { columnsOf } from './tickets.ts';
import { texts } from './texts.ts';
import { useTickets } from './use-tickets.ts';
import { keepAwake } from './wake-lock.ts';

/** How long a ticket that has become ready catches the eye. */
const FRESH_MS = 20_000;
const NOTHING: ReadonlySet<number> = new Set();

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The screen that customers in the shop look at: what is being prepared, and what they may fetch. */
export function FrontDesk({ address }: { address: ScreenAddress }) {
  const [chime] = useState<Chime>(createChime);
  const { shown, state, announcement } = useTickets(address, chime.ring);
  const facts = useShopFacts(address.branchId);
  const now = useNow();

  useEffect(() => {
    const stops = [keepAwake(), keepCodeFresh()];
    return () => stops.forEach((stop) => stop());
  }, []);

  const zone = facts?.zone;
  if (state === 'refused')
    return (
      <main className="refused">
        <h1>{texts.refused.title}</h1>
        <p>{texts.refused.hint}</p>
      </main>
    );

  const { preparing, ready } = columnsOf(shown ?? { tickets: [], readySince: {}, at: 0 }, now);
  const fresh = new Set(
    ready.map(({ id }) => id).filter((id) => now - (shown?.readySince[id] ?? 0) < FRESH_MS),
  );
  const stale = shown && zone ? texts.stale(formatTime(shown.at, zone)) : texts.staleAtOnce;
  return (
    <>
      <header className="bar">
        <h1>{facts ? facts.branchName : texts.title}</h1>
        <p className="note" role="status">
          {state === 'lost' && <span className="stale">{stale}</span>}
          {state === 'connecting' && !shown && texts.connecting}
        </p>
        {chime.isMute() && (
          <button type="button" onClick={() => void chime.allow().then(chime.ring)}>
            {texts.sound}
          </button>
        )}
        {document.fullscreenEnabled && !document.fullscreenElement && (
          <button type="button" onClick={() => void document.documentElement.requestFullscreen()}>
            {texts.fullscreen}
          </button>
        )}
        {zone && <time>{formatTime(now, zone)}</time>}
      </header>
      <main className="columns">
        <Column
          kind="preparing"
          title={texts.preparing}
          empty={shown ? texts.nonePreparing : ''}
          tickets={preparing}
          fresh={NOTHING}
          now={now}
        />
        <Column
          kind="ready"
          title={texts.ready}
          empty={shown ? texts.noneReady : ''}
          tickets={ready}
          fresh={fresh}
          now={now}
        />
      </main>
      <p className="aloud" aria-live="assertive">
        {announcement}
      </p>
    </>
  );
}
