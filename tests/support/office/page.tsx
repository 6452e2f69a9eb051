import { createRoot, type Root } from 'react-dom/client';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { commands, page, type Locator } from 'vitest/browser';
import { PAGE_LANGUAGE } from '../../../src/backoffice/data/language.ts';
import { $person, forgetMe } from '../../../src/backoffice/data/me.ts';
import { queries } from '../../../src/backoffice/data/queries.ts';
import { Office } from '../../../src/backoffice/office.tsx';
import { $undoable } from '../../../src/backoffice/orders/steps/step-store.ts';
import type { Credentials, NewAccount } from '../accounts.ts';
import type { Called } from './commands.ts';

/** The whole back office on a tablet, as staff have it, in one window that all tests share, and the real API behind `fetch`. */

export const admin = inject('admin');

const ROOT = 'office';
/** What the office keeps on a device that has never been used. */
const unused = Object.entries(localStorage) as [string, string][];
let root: Root | null = null;
/** The API of these tests renders no pages. */
const NO_PAGES = '/api/publish';
let expected = [NO_PAGES];

/** The next test finds a window as new; this one fails if its pages have complained, or asked for something in vain. */
function leaveNothing(): void {
  const complaints = vi.spyOn(console, 'error');
  const inVain: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request;
    // While none is open, what the last one had begun goes on, without a session.
    const isOpen = root !== null;
    const answer = await fetch(request);
    if (isOpen && answer.status >= 400)
      inVain.push(`${method} ${url.replace(location.origin, '')}: ${answer.status}`);
    return answer;
  };
  onTestFinished(() => {
    const { calls } = complaints.mock;
    complaints.mockRestore();
    globalThis.fetch = fetch;
    close();
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of unused) localStorage.setItem(key, value);
    const unexpected = inVain.filter((it) => !expected.some((part) => it.includes(part)));
    expected = [NO_PAGES];
    expect(calls, 'errors on the page').toEqual([]);
    expect(unexpected, 'refused calls').toEqual([]);
  });
}

/** Lets calls whose address contains this be refused, as part of what a test is about. */
export const expectTrouble = (part: string): void => void expected.push(part);

/** Opens a screen of the back office, as if the page was loaded there, as an admin, another person, or nobody (null). */
export async function open(path: string, who: Credentials | null = admin): Promise<void> {
  if (root) close();
  else leaveNothing();
  await commands.enter(who);
  document.documentElement.lang = PAGE_LANGUAGE;
  forgetMe('left');
  // Forgets what was typed, too, which people find again after a sign-in.
  $person.set(null);
  $undoable.set({});
  queries.clear();
  goTo(path);
  const place = document.body.appendChild(document.createElement('div'));
  place.id = ROOT;
  root = createRoot(place);
  root.render(<Office />);
}

function close(): void {
  root?.unmount();
  root = null;
  document.getElementById(ROOT)?.remove();
}

/** Goes to a screen as the browser's button forward does. */
export function goTo(path: string): void {
  // How the router counts its pages, which it goes back by where staff choose to stay.
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ idx: idx + 1 }, '', `/backend${path}`);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

/** Calls the API beside the page, as an admin unless another person is named; a refusal fails. */
export async function call<T = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  who: Credentials = admin,
): Promise<T> {
  const answer: Called = await commands.call(who, method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(400);
  return (answer.body as { data: T } | null)?.data as T;
}

/** What the API answers to a call of a person beside the page, be it a refusal. */
export const statusOf = async (
  who: Credentials,
  ...[method, path, body]: [method: string, path: string, body?: object]
): Promise<number> => (await commands.call(who, method, path, body)).status;

/** An employee of branches, or another admin, who has chosen a password, unless they are new. */
export const newEmployee = (
  branchIds: readonly number[],
  choice: Omit<NewAccount, 'branchIds'> = {},
): Promise<Credentials> => commands.addAccount(admin, { branchIds, ...choice });

/** Signs in on the page that a 401 leads to. */
export async function signInAgain({ email, password }: Credentials = admin): Promise<void> {
  const secret = page.getByLabelText('Passwort');
  await expect.element(secret).toBeVisible();
  await page.getByLabelText('E-Mail').fill(email);
  await secret.fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** What the window's own questions ask from now on, each answered with `yes`. */
export function answerQuestions(yes: boolean): string[] {
  const asked: string[] = [];
  const confirm = vi.spyOn(window, 'confirm').mockImplementation((question = '') => {
    asked.push(question);
    return yes;
  });
  onTestFinished(() => confirm.mockRestore());
  return asked;
}

export const save = (): Promise<void> => page.getByRole('button', { name: 'Speichern', exact: true }).click();

/** Moves the focus as the tab key does. */
export async function focus(what: Locator): Promise<void> {
  await expect.element(what).toBeVisible();
  (what.element() as HTMLElement).focus();
}
