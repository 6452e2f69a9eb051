import type { ReactNode } from 'react';
import { expect, inject, onTestFinished, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { languageTag } from '../../../src/content/site.ts';
import { BRANCH_DATA_ID } from '../../../src/lib/client/page-data.ts';
import { createRoot, type Root } from '../../../src/islands/react.ts';
import { faceStyle } from '../../../src/lib/domain/face/style.ts';
import '../../../src/layouts/tokens.css';
import '../../../src/layouts/base.css';
import { openPage } from './once.ts';

/** A page of the shop as an island finds it: its address, what the page says, storages of its own, and the real API behind `fetch`. */

export const demo = inject('shop');
export const ZONE = demo.config.timezone;

const face = document.createElement('style');
face.textContent = faceStyle(demo.config.face);
document.head.append(face);

interface Opened {
  /** Where the island believes to be. */
  path: string;
  /** What a page about a branch carries. */
  data?: object;
  island: ReactNode;
}

const home = location.href;
let root: Root | null = null;
let left: string[] = [];

/** What a page listens for at its window ends with it: the next one has the same window. */
let leaving = new AbortController();
const listen = window.addEventListener.bind(window);
window.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options: AddEventListenerOptions | boolean = {},
) => {
  const { signal, ...given }: AddEventListenerOptions =
    typeof options === 'boolean' ? { capture: options } : options;
  const signals = signal ? [signal, leaving.signal] : [leaving.signal];
  listen(type, listener, { ...given, signal: AbortSignal.any(signals) });
};

/** Leaving ends in a note: the tests would end with their page. */
function stay(event: NavigateEvent): void {
  if (!event.cancelable || event.destination.sameDocument) return;
  event.preventDefault();
  left.push(event.destination.url.replace(location.origin, ''));
}

/** Where the page has led to. */
export const wentTo = () => left.at(-1);

/** A dialog outside of the island tells its owner that it is closed, a moment after it is. */
async function closeDialogs(): Promise<void> {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    const closed = new Promise((done) => dialog.addEventListener('close', done, { once: true }));
    dialog.close();
    await closed;
  }
}

/** The next test finds a window as new; this one fails if its pages have complained. */
function leaveNothing(): void {
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(async () => {
    await closeDialogs();
    const { calls } = complaints.mock;
    complaints.mockRestore();
    close();
    history.replaceState(null, '', home);
    localStorage.clear();
    sessionStorage.clear();
    expect(calls, 'errors on the page').toEqual([]);
  });
}

/** Shows an island on a page that was just loaded; what storages hold stays until the test ends, as over a reload. */
export function open({ path, data, island }: Opened): void {
  if (root) close();
  else leaveNothing();
  openPage();
  history.replaceState(null, '', path);
  // A page that loads begins at its top, wherever the one before it was.
  scrollTo(0, 0);
  navigation.addEventListener('navigate', stay);
  const { shop, currency, timezone, defaultDeliveryMethod } = demo.config;
  Object.assign(document.documentElement.dataset, { api: '', shop, currency, timezone });
  document.documentElement.dataset['mode'] = defaultDeliveryMethod;
  if (demo.config.enablePluginPWA) document.documentElement.dataset['app'] = '';
  document.documentElement.lang = languageTag(demo.config);
  const main = document.createElement('main');
  document.body.append(main);
  if (data) {
    const json = Object.assign(document.createElement('script'), { type: 'application/json' });
    json.id = BRANCH_DATA_ID;
    json.textContent = JSON.stringify(data);
    document.body.append(json);
  }
  root = createRoot(main);
  root.render(island);
}

function close(): void {
  root?.unmount();
  root = null;
  leaving.abort();
  leaving = new AbortController();
  navigation.removeEventListener('navigate', stay);
  left = [];
  document.querySelectorAll(`main, #${BRANCH_DATA_ID}`).forEach((it) => it.remove());
}

/** Sets the page's clock, which goes on from there. */
export function setClock(time: number): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({
    now: time,
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
}

/** Lets time pass that nobody waits for: '05:00' are five minutes. */
export async function passTime(span: string): Promise<void> {
  const seconds = span.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
}

/** Not there, or not to be seen. */
export async function expectGone(what: Locator): Promise<void> {
  await expect.poll(() => what.elements().filter((it) => it.checkVisibility())).toEqual([]);
}

/** '1.234,50 EUR' → 1234.5, wherever in the text it stands. */
export function amountIn(text: string): number {
  const [, found] = /([\d.]+,\d{2})\s*EUR/.exec(text) ?? [];
  if (!found) throw new Error(`no amount in '${text}'`);
  return Number(found.replaceAll('.', '').replace(',', '.'));
}
