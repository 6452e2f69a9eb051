import { readFileSync } from 'node:fs';

/**
 * Loaded by a process of the game before the shop's code. Its wall clock is off by the milliseconds in a file; timers go on, as
 * when somebody sets a machine's clock.
 */
const file = process.env.CLOCK_FILE ?? '';
const READ_EVERY_MS = 50;
const real = Date.now;
let offset = 0;
let readAt = -Infinity;

function now() {
  if (performance.now() - readAt > READ_EVERY_MS) {
    readAt = performance.now();
    offset = Number(readFileSync(file, 'utf8'));
  }
  return real() + offset;
}

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
