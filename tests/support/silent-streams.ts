import { vi } from 'vitest';

/** Streams as a browser opens them, from which nothing is heard but what a test lets them say. */
export class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: SilentStream[] = [];
  readyState = 0;
  constructor() {
    super();
    SilentStream.opened.push(this);
  }
  close() {
    this.readyState = SilentStream.CLOSED;
  }
  say(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify({ data }) }));
  }
  /** As after an answer that is no stream: the browser does not try again. */
  giveUp() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

/** A page without a browser: streams that are silent, and a network that comes and goes by its events. */
export function stubPage(): void {
  SilentStream.opened = [];
  vi.stubGlobal('EventSource', SilentStream);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
}
