import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { BRANCH_DATA_ID } from '../../../src/lib/client/page-data.ts';
import { createRoot, type Root } from '../../../src/islands/react.ts';
import '../../../src/layouts/tokens.css';
import '../../../src/layouts/base.css';
import { openPage } from './once.ts';

/** A page of the shop as an island finds it: its address, what the page says, storages of its own, and the real API behind `fetch`. */

export const demo = inject('shop');
export const ZONE = demo.config.timezone;

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

/** Leaving ends in a note: the tests would end with their page. */
function stay(event: NavigateEvent): void {
  if (!event.cancelable || event.hashChange) return;
  event.preventDefault();
  left.push(event.destination.url.replace(location.origin, ''));
}

/** Where the page has led to. */
export const wentTo = () => left.at(-1);

/** Shows an island on a page that was just loaded; what storages hold stays, as over a reload. */
export function open({ path, data, island }: Opened): void {
  close();
  openPage();
  history.replaceState(null, '', path);
  navigation.addEventListener('navigate', stay);
  const { shop, currency, timezone, defaultDeliveryMethod } = demo.config;
  Object.assign(document.documentElement.dataset, { api: '', shop, currency, timezone });
  document.documentElement.dataset['mode'] = defaultDeliveryMethod;
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
  navigation.removeEventListener('navigate', stay);
  left = [];
  document.querySelectorAll(`main, #${BRANCH_DATA_ID}`).forEach((it) => it.remove());
}

/** Sets the page's clock, which goes on from there. */
export function setClock(time: number): void {
  vi.useFakeTimers({
    now: time,
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
}

interface Asked {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

type Answer = (asked: Asked, pass: () => Promise<Response>) => Response | Promise<Response>;

/** Answers the calls of one endpoint in place of the API, or passes them on; what was asked is noted. */
export function answer(call: string | RegExp, how: Answer): Asked[] {
  const asked: Asked[] = [];
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const isMeant =
      typeof call === 'string'
        ? `${request.method} ${path}` === call
        : call.test(`${request.method} ${path}`);
    if (!isMeant) return before(input, init);
    const text = await request.clone().text();
    const one = {
      url: path,
      method: request.method,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : null,
    };
    asked.push(one);
    return how(one, () => before(request));
  });
  return asked;
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  close();
  history.replaceState(null, '', home);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(vi.mocked(console.error).mock.calls, 'errors on the page').toEqual([]);
  vi.restoreAllMocks();
});
