import { setTimeout as pause } from 'node:timers/promises';
import type { ShopUnderFaults } from './shop-under-faults.ts';

/** Draws from [0, 1), repeatable. */
export type Random = () => number;

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are plenty for a game. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Happens, lasts for the given milliseconds, and is over when it resolves. */
type Accident = (lasts: number) => Promise<void>;

interface KnownAccident {
  name: string;
  /** How often it is drawn, relative to the others. */
  weight: number;
  happen: Accident;
}

/** Forwards or back. By a longer step, payments that customers are about to make would have ended. */
const CLOCK_STEP_MS = 5 * 60_000;

/** What can happen to this shop. Accidents that its machine does not allow are left out. */
export function accidentsOf(shop: ShopUnderFaults, random: Random): KnownAccident[] {
  const { apis, mail, printer, mollie, disk, database } = shop;
  const one = () => apis[Math.floor(random() * apis.length)];
  const mailServer = (mood: 'later' | 'swallow') => async (lasts: number) => {
    mail.state.mood = mood;
    await pause(lasts);
    mail.state.mood = 'take';
  };
  const printerMode = (mode: 'hangs' | 'closes' | 'paperOut') => async (lasts: number) => {
    printer.be(mode);
    await pause(lasts);
    printer.be('prints');
  };
  const provider =
    (how: 'hang' | 'drop' | 'garbage' | 503, when: 'before' | 'after') => async (lasts: number) => {
      for (const on of ['create', 'read']) mollie.fail({ on, how, when, times: 3 });
      await pause(lasts);
      mollie.faults.clear();
    };
  const all: KnownAccident[] = [
    { name: 'process killed', weight: 6, happen: async () => one()?.signal('SIGKILL') },
    { name: 'process stopped', weight: 2, happen: async () => one()?.signal('SIGTERM') },
    { name: 'mail server busy', weight: 2, happen: mailServer('later') },
    { name: 'mail server hangs up', weight: 2, happen: mailServer('swallow') },
    { name: 'printer hangs', weight: 1, happen: printerMode('hangs') },
    { name: 'printer hangs up', weight: 2, happen: printerMode('closes') },
    { name: 'paper out', weight: 2, happen: printerMode('paperOut') },
    { name: 'provider silent', weight: 2, happen: provider('hang', 'before') },
    { name: 'provider answers lost', weight: 2, happen: provider('drop', 'after') },
    { name: 'provider in trouble', weight: 2, happen: provider(503, 'before') },
    { name: 'provider answers garbage', weight: 1, happen: provider('garbage', 'after') },
    {
      name: 'clock steps',
      weight: 2,
      async happen(lasts) {
        await shop.setClock((random() * 2 - 1) * CLOCK_STEP_MS);
        await pause(lasts);
        await shop.setClock(0);
      },
    },
  ];
  if (database)
    all.push({
      name: 'database away',
      weight: 3,
      async happen(lasts) {
        await database.pause();
        await pause(lasts);
        await database.resume();
      },
    });
  if (disk)
    all.push({
      name: 'disk full',
      weight: 2,
      async happen(lasts) {
        // The shop goes on writing meanwhile: then the disk is full a moment earlier.
        await disk.fill(Math.floor(random() * 1_000_000)).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOSPC') throw error;
        });
        await pause(lasts);
        await disk.clear();
        await shop.reviveDatabase();
      },
    });
  return all;
}

/** Draws one by its weight. */
export function drawAccident(accidents: KnownAccident[], random: Random): KnownAccident {
  const total = accidents.reduce((sum, { weight }) => sum + weight, 0);
  let left = random() * total;
  for (const accident of accidents) {
    left -= accident.weight;
    if (left < 0) return accident;
  }
  throw new Error('there are no accidents');
}
