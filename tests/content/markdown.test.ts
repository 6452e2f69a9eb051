import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/content/markdown.ts';

describe('Markdown texts of the shop', () => {
  it('have headings, lists, emphasis, links and images', async () => {
    const text =
      '# Impressum\n\nFeige **&** Glut\n\n- eins\n- zwei\n\n[Mail](mailto:a@b.de) ![Bild](/image/1.webp)';
    expect(await renderMarkdown(text)).toBe(
      [
        '<h1>Impressum</h1>',
        '<p>Feige <strong>&#x26;</strong> Glut</p>',
        '<ul>\n<li>eins</li>\n<li>zwei</li>\n</ul>',
        '<p><a href="mailto:a@b.de">Mail</a> <img src="/image/1.webp" alt="Bild"></p>',
      ].join('\n'),
    );
  });

  it('have GitHub’s tables, strikethrough and bare links', async () => {
    const html = await renderMarkdown('| a | b |\n|---|---|\n| 1 | ~~2~~ |\n\nhttps://feige.example');
    expect(html).toContain('<td>1</td>\n<td><del>2</del></td>');
    expect(html).toContain('<a href="https://feige.example">https://feige.example</a>');
  });

  it('link phone numbers', async () => {
    expect(await renderMarkdown('[Anruf](tel:+49221123)')).toBe('<p><a href="tel:+49221123">Anruf</a></p>');
  });

  it('have footnotes with German back links', async () => {
    const html = await renderMarkdown('Preis[^1]\n\n[^1]: inkl. MwSt.');
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${target}"`);
    expect(html).toContain('>Fußnoten</h2>');
    expect(html).toContain('aria-label="Zurück zum Text"');
  });

  it('have headings without ids, which could collide with the page’s', async () => {
    expect(await renderMarkdown('# Content\n\n## Content')).toBe('<h1>Content</h1>\n<h2>Content</h2>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Vor <b onclick="alert(1)">fett</b> nach',
    '<div>\n<iframe src="https://evil.example"></iframe>\n</div>',
    '<!-- Kommentar --><svg/onload=alert(1)>',
    '<style>body{display:none}</style>',
    '<a href="javascript:alert(1)">x</a>',
    '<details open ontoggle=alert(1)>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?php echo 1 ?>',
  ])('show HTML as it was written: %s', async (text) => {
    const html = await renderMarkdown(text);
    expect(html).not.toMatch(/<(?!\/?p>)/);
    expect(
      html
        .replaceAll('&#x3C;', '<')
        .replaceAll('&#x26;', '&')
        .replaceAll(/<\/?p>/g, ''),
    ).toBe(text);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#x09;script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](vbscript:msgbox(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](<javascript:alert(1)>)',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
    '[x](https://a.example "\\" onmouseover=alert(1) \\"")',
    '[x](https://a.example/"onmouseover="alert(1))',
  ])('lead nowhere that runs: %s', async (text) => {
    const html = await renderMarkdown(text);
    expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|vbscript|data)/i);
    expect(html).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/i);
  });

  it('stay quick and whole however deep their quotes and lists are', async () => {
    const started = performance.now();
    for (const marker of ['>', '> ', '- ', '1. ', '> - '])
      expect(await renderMarkdown(`${marker.repeat(6000)}Ende`)).toContain('Ende');
    expect(performance.now() - started).toBeLessThan(2000);
    const nested = await renderMarkdown('> eins\n> > zwei\n> > > drei\n\n- a\n  - b\n    - c');
    expect(nested.match(/<blockquote>/g)).toHaveLength(3);
    expect(nested.match(/<ul>/g)).toHaveLength(3);
  });
});
