import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';

/** Where a person works. */
export interface Place {
  kind: 'touch' | 'mouse';
  width: number;
  height: number;
}

export const PLACES: readonly Place[] = [
  { kind: 'touch', width: 390, height: 844 },
  { kind: 'touch', width: 768, height: 1024 },
  { kind: 'mouse', width: 1280, height: 800 },
];

/**
 * Operators of the keystroke-level model (Card, Moran and Newell 1983), in seconds: a key of an average typist, pointing at a target and
 * pressing it, moving the hand between pointing and typing, and thinking before a step that is not the obvious end of the one before.
 */
const K = 0.28;
const P = 1.1;
const H = 0.4;
const M = 1.35;
/** Between two tasks. */
const HAND_MS = 1000;

/** What a task took: taps, typed keys, the machine's seconds, and the seconds of a person by the model. */
export interface Effort {
  taps: number;
  keys: number;
  machine: number;
  person: number;
}

export const nothing = (): Effort => ({ taps: 0, keys: 0, machine: 0, person: 0 });

/** Efforts by task, in the order in which they were first done. */
export class Diary {
  readonly tasks = new Map<string, Effort & { times: number }>();

  add(task: string, { taps, keys, machine, person }: Effort): void {
    const sum = this.tasks.get(task) ?? { ...nothing(), times: 0 };
    sum.taps += taps;
    sum.keys += keys;
    sum.machine += machine;
    sum.person += person;
    sum.times += 1;
    this.tasks.set(task, sum);
  }
}

/** A person at a device, who taps and types and is counted at it. */
export class Person {
  #now = nothing();
  readonly page: Page;
  readonly #place: Place;
  readonly #diary: Diary;

  constructor(page: Page, place: Place, diary: Diary) {
    this.page = page;
    this.#place = place;
    this.#diary = diary;
  }

  /** Does a task and writes down what it took. */
  async task<T>(name: string, work: () => Promise<T>): Promise<T> {
    // No hand is as quick: the board takes a tap right after another in the same place for a slip.
    await pause(HAND_MS);
    this.#now = nothing();
    const began = performance.now();
    const result = await work();
    this.#now.machine = (performance.now() - began) / 1000;
    this.#diary.add(name, this.#now);
    return result;
  }

  /** A tap that needs a thought: which of the things on the screen it is. */
  async tap(target: Locator): Promise<void> {
    this.#now.person += M;
    await this.obvious(target);
  }

  /** A tap that follows from the one before, such as an option of a list that it opened: no thought of its own. */
  async obvious(target: Locator): Promise<void> {
    this.#now.taps += 1;
    this.#now.person += P;
    await (this.#place.kind === 'touch' ? target.tap() : target.click());
  }

  /** Opens a list of choices and takes one. */
  async pick(list: Locator, option: string | RegExp): Promise<void> {
    await this.tap(list);
    const choice = this.page.getByRole('option', { name: option, exact: typeof option === 'string' });
    await this.obvious(choice.first());
  }

  /** Points at a field and types in place of what it has. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.#now.keys += text.length;
    this.#now.person += H + text.length * K;
    await field.fill(text);
  }

  /** Keys of a field that has the focus by itself. */
  async typeOn(text: string): Promise<void> {
    this.#now.keys += text.length;
    this.#now.person += text.length * K;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.#now.keys += 1;
    this.#now.person += K;
    await this.page.keyboard.press(key);
  }

  /** Files by the system's own dialog: it opens with a tap, takes a tap to mark them and one to confirm. */
  async attach(field: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await field.waitFor({ state: 'attached' });
    this.#now.taps += 3;
    this.#now.person += 2 * M + 3 * P;
    await field.setInputFiles(files);
  }
}

/** A device of a person of its own: nobody shares a session. */
export async function sitDown(
  browser: Browser,
  url: string,
  place: Place,
  diary: Diary,
): Promise<{ person: Person; context: BrowserContext }> {
  const { width, height, kind } = place;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    hasTouch: kind === 'touch',
    isMobile: kind === 'touch',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return { person: new Person(page, place, diary), context };
}
