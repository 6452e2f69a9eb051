import type { Page } from '@playwright/test';

/** Browsers that keep less than others. */

/** As with cookies blocked: every access to a storage throws. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/** Fills a storage of the shop's origin to the last byte. */
export async function fillStorage(page: Page, which: 'localStorage' | 'sessionStorage'): Promise<void> {
  await page.goto('/site/imprint');
  await page.evaluate((which) => {
    const storage = globalThis[which];
    let size = 1 << 22;
    for (let part = 0; size > 0; part++) {
      try {
        storage.setItem(`full${part}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  }, which);
}
