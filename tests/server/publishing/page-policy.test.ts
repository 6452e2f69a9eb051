import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../../../src/lib/hosting/page-headers.ts';

describe('the content security policy of a page', () => {
  it('allows the shop’s own files and no injected script', () => {
    const policy = pagePolicy('<script type="module" src="/_astro/menu.js"></script>');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("object-src 'none'");
  });

  it('names the page’s inline scripts by hash', () => {
    // SHA-256 of `alert(1)`, as browsers print it.
    const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
    expect(pagePolicy('<script>alert(1)</script>')).toContain(`script-src 'self' ${hash};`);
    expect(pagePolicy('<script type="module">alert(1)</script>')).toContain(hash);
  });

  it('ignores data blocks', () => {
    const html = '<script type="application/json" id="branch-data">{"a":1}</script>';
    expect(pagePolicy(html)).toContain("script-src 'self';");
  });
});
