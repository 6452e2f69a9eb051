import { readFileSync } from 'node:fs';
import { shiftDate } from '../../../src/server/publishing/rendering/shifted-date.ts';

/**
 * Loaded by a shop's process before its code: its wall clock is ahead of the machine's by the milliseconds in a file, and timers of
 * a quarter of a minute and more follow that clock, so that a night passes in minutes. Shorter ones wait for the machine.
 */
const file = process.env.CLOCK_FILE ?? '';
const LONG_MS = 15_000;
const LOOK_MS = 10;
const real = { now: Date.now, setTimeout, setInterval, clearTimeout, clearInterval };
const setClock = shiftDate(globalThis);
const now = Date.now;

function readClock() {
  const ahead = readFileSync(file, 'utf8');
  if (ahead !== '') setClock(real.now() + Number(ahead));
}
readClock();

/** A timer that follows the shop's clock. */
class Timer {
  constructor(run, wait, every) {
    Object.assign(this, { run, wait, every, due: now() + wait });
    timers.add(this);
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
  hasRef() {
    return false;
  }
  refresh() {
    this.due = now() + this.wait;
    return this;
  }
  close() {
    timers.delete(this);
  }
  [Symbol.dispose]() {
    this.close();
  }
}
const timers = new Set();

const patched = (usual, every) => {
  const set = (run, wait = 0, ...args) =>
    wait < LONG_MS ? usual(run, wait, ...args) : new Timer(() => run(...args), wait, every);
  return Object.defineProperties(set, Object.getOwnPropertyDescriptors(usual));
};
globalThis.setTimeout = patched(real.setTimeout, false);
globalThis.setInterval = patched(real.setInterval, true);
globalThis.clearTimeout = (it) => (it instanceof Timer ? it.close() : real.clearTimeout(it));
globalThis.clearInterval = (it) => (it instanceof Timer ? it.close() : real.clearInterval(it));

function look() {
  readClock();
  for (const timer of [...timers]) {
    if (timer.due > now()) continue;
    // After a jump of hours a timer runs once, as on a machine that slept.
    if (timer.every) timer.due = now() + timer.wait;
    else timers.delete(timer);
    timer.run();
  }
}
real.setInterval(look, LOOK_MS).unref();
