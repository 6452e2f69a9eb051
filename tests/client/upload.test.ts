import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSendUpload } from '../../src/lib/client/upload.ts';
import { LANGUAGE } from '../../src/lib/domain/words/locale.ts';

/** The API as `XMLHttpRequest` shows it: answers at once that it knows no such file. */
class Refusing extends EventTarget {
  static readonly headers = new Map<string, string>();
  readonly upload = new EventTarget();
  readonly status = 422;
  readonly response = { errors: [{ field: 'data', message: 'Dieser Dateityp wird nicht erkannt.' }] };
  responseType = '';
  open(): void {
    Refusing.headers.clear();
  }
  setRequestHeader(name: string, value: string): void {
    Refusing.headers.set(name, value);
  }
  send(): void {
    this.dispatchEvent(new Event('loadend'));
  }
}

describe('sending a file', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('asks for refusals in the language of the page, and passes them on', async () => {
    vi.stubGlobal('XMLHttpRequest', Refusing);
    const send = createSendUpload('https://api.example');
    const outcome = await send('data:,', () => undefined, new AbortController().signal);
    expect(outcome).toEqual({ ok: false, status: 422, errors: new Refusing().response.errors });
    expect(Refusing.headers.get('accept-language')).toBe(LANGUAGE);
  });
});
