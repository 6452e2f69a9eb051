import { beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();

/** A page of the office as it starts: with what the device has stored, an address, and the browser's languages. */
async function started(languages: readonly string[], search = '') {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('location', { search });
  vi.stubGlobal(
    'localStorage',
    new Proxy<Record<string, string>>(
      {},
      {
        has: (_, key: string) => stored.has(key),
        get: (_, key: string) => stored.get(key),
        set: (_, key: string, value: string) => (stored.set(key, value), true),
        deleteProperty: (_, key: string) => (stored.delete(key), true),
      },
    ),
  );
  return import('../../../src/backoffice/data/language.ts');
}

beforeEach(() => stored.clear());

describe('the language of the back office', () => {
  it.each([
    [['tr-TR', 'en'], 'tr'],
    [['fr-CH', 'en-US'], 'en'],
    [['fr', 'it'], 'de'],
    [[], 'de'],
  ])('is suggested by a browser with %s', async (languages, expected) => {
    expect((await started(languages)).PAGE_LANGUAGE).toBe(expected);
  });

  it("is the person's, also on the next sign-in page", async () => {
    const page = await started(['de']);
    expect(page.isOutdated()).toBe(false);
    page.rememberLanguage('tr');
    expect(page.isOutdated()).toBe(true);
    expect((await started(['de'])).PAGE_LANGUAGE).toBe('tr');
  });

  it('is the browser’s again when a person without one signs in', async () => {
    (await started(['de'])).rememberLanguage('en');
    const next = await started(['de']);
    next.rememberLanguage('');
    expect(next.isOutdated()).toBe(true);
    expect((await started(['de'])).PAGE_LANGUAGE).toBe('de');
  });

  it("is the device's where it has one, which its address may give", async () => {
    const screen = await started(['de'], '?station=1&lang=tr');
    expect(screen.PAGE_LANGUAGE).toBe('tr');
    screen.rememberLanguage('en');
    expect(screen.isOutdated()).toBe(false);
    const later = await started(['de']);
    expect(later.PAGE_LANGUAGE).toBe('tr');
    later.setDeviceLanguage('');
    expect((await started(['de'])).PAGE_LANGUAGE).toBe('en');
  });

  it('is none that the office does not have', async () => {
    expect((await started(['de'], '?lang=xx')).PAGE_LANGUAGE).toBe('de');
  });

  it('that is chosen on the sign-in page is told to an account once', async () => {
    const page = await started(['de']);
    page.chooseLanguage('en');
    const next = await started(['de']);
    expect(next.PAGE_LANGUAGE).toBe('en');
    expect(next.takeChosenLanguage()).toBe('en');
    expect(next.takeChosenLanguage()).toBe('');
  });
});
