import { useEffect, useMemo, useState, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { formatTime } from '../../lib/domain/dates.ts';
import { request } from '../data/request.ts';
import { DEFAULT_FACE, type Face } from '../../lib/domain/face/face.ts';
import { faceStyle } from '../../lib/domain/face/style.ts';
import type { ScreenAddress } from './address.ts';
import { createChime, type Chime, keepCodeFresh, keepAwake } from './screen-device.ts';
import { Column } from './column.tsx';
import { columnsOf, useTickets } from './tickets.ts';
import { texts } from './texts.ts';
import './front-desk.css';

/** What the screen's bar shows. Without it there is no clock, since the device's zone may not be the shop's. */
export interface ShopFacts {
  shopName: string;
  branchName: string;
  zone: string;
  face: Face;
}

const RETRY_MS = 15_000;

async function readFacts(branchId: string): Promise<ShopFacts | null> {
  const [config, branch] = await Promise.all([
    request('get /api/config'),
    request('get /api/branches/{id}', { params: { id: branchId } }),
  ]);
  if (!config.outcome.ok || !branch.outcome.ok) return null;
  const { shopName, timezone, face } = config.outcome.data;
  return { shopName, branchName: branch.outcome.data.name, zone: timezone, face };
}

/** Names of shop and branch, requested until they are loaded. */
export function useShopFacts(branchId: string): ShopFacts | null {
  const [facts, setFacts] = useState<ShopFacts | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const load = async () => {
      const found = await readFacts(branchId);
      if (isStopped) return;
      if (found) setFacts(found);
      else timer = setTimeout(() => void load(), RETRY_MS);
    };
    void load();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [branchId]);
  return facts;
}

/** How long a newly ready ticket is highlighted. */
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

/** The screen is dark in every shop: it hangs in a room, and lights nothing else. */
function NightLook({ face }: { face: Face }) {
  const style = useMemo(() => faceStyle({ ...face, scheme: 'dark' }), [face]);
  return <style>{style}</style>;
}

/** The screen for customers in the shop: tickets in preparation, and tickets ready for pickup. */
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
  const look = <NightLook face={facts?.face ?? DEFAULT_FACE} />;
  if (state === 'refused')
    return (
      <main className="refused">
        {look}
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
      {look}
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

/** Starts the screen of a branch, without a session and without the back office. */
export function start(root: HTMLElement, address: ScreenAddress): void {
  document.title = texts.title;
  createRoot(root).render(
    <StrictMode>
      <FrontDesk address={address} />
    </StrictMode>,
  );
}
