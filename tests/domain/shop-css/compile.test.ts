import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileCss } from '../../../src/lib/domain/shop-css/compile.ts';
import { isColored, PARTS } from '../../../src/lib/domain/shop-css/hooks.ts';
import { MOST_CSS } from '../../../src/lib/domain/shop-css/limits.ts';
import { PROPERTIES } from '../../../src/lib/domain/shop-css/properties.ts';

const cssOf = (source: string) => {
  const compiled = compileCss(source);
  return compiled.ok ? compiled.css : compiled.problems;
};
const problem = (source: string) => {
  const compiled = compileCss(source);
  return compiled.ok ? null : (compiled.problems[0] ?? null);
};
const ROOT = 'html[data-shop]';

describe('what a shop may write', () => {
  test('parts of the page get looks, below the root of its pages', () => {
    expect(cssOf('[data-part=dish] { border-radius: 0; padding: 1rem 16px }')).toBe(
      `${ROOT} body .product{border-radius:0;padding:1rem 16px}`,
    );
    expect(cssOf('[data-part="hero-title"] { text-transform: UPPERCASE; font-size: 3REM }')).toBe(
      `${ROOT} body .hero h1{text-transform:uppercase;font-size:3rem}`,
    );
  });

  test('parts in parts, states and several selectors', () => {
    expect(
      cssOf(
        '[data-part=dish]:hover [data-part=dish-name], [data-part=category] [data-part=dish]:first-child { font-weight: 800 }',
      ),
    ).toBe(`${ROOT} body .product:hover h3,${ROOT} body .group .product:first-child{font-weight:800}`);
  });

  test('colours are those of the face, by token', () => {
    expect(
      cssOf('[data-part=header] { background-color: var(--tint); border-bottom: 2px solid var(--brand) }'),
    ).toBe(`${ROOT} body .header{background-color:var(--tint);border-bottom:2px solid var(--brand)}`);
    expect(
      cssOf('[data-part=hero]{background-image:linear-gradient(to right, var(--tint), var(--raised))}'),
    ).toBe(`${ROOT} body .hero{background-image:linear-gradient(to right,var(--tint),var(--raised))}`);
  });

  test('the root has the corners and shadows of all parts', () => {
    expect(cssOf(':root { --pill: 4px; --shadow-1: none }')).toBe(`${ROOT}{--pill:4px;--shadow-1:none}`);
  });

  test('widths and the scheme of the device decide with @media', () => {
    expect(
      cssOf(
        '@media (min-width: 48rem) and (prefers-color-scheme: dark) { [data-part=page] { line-height: 1.8 } }',
      ),
    ).toBe(`@media (min-width:48rem) and (prefers-color-scheme:dark){${ROOT} body{line-height:1.8}}`);
  });

  test('comments, and nothing at all, cost no page anything', () => {
    expect(cssOf('/* later */')).toBe('');
    expect(cssOf('[data-part=dish] {}')).toBe('');
    expect(cssOf('')).toBe('');
  });
});

describe('what it may not, with the line', () => {
  test.each([
    ['@import "https://evil.example/a.css";', 'address'],
    ['@font-face { font-family: x; src: url(https://evil.example/x) }', 'address'],
    ['@keyframes x { from { color: red } }', 'atRule'],
    ['@media print { [data-part=dish] { gap: 1rem } }', 'media'],
    ['@media (min-width: 1000rem) { [data-part=dish] { gap: 1rem } }', 'media'],
    ['.product { gap: 1rem }', 'selector'],
    ['* { gap: 1rem }', 'selector'],
    ['#cart { gap: 1rem }', 'selector'],
    ['[data-part=dish] > [data-part=dish-name] { gap: 1rem }', 'selector'],
    ['[data-part^=dish] { gap: 1rem }', 'selector'],
    ['[data-part=order-button] { gap: 1rem }', 'part'],
    ['[data-part=dish]::before { gap: 1rem }', 'state'],
    ['[data-part=dish]:has(img) { gap: 1rem }', 'state'],
    ['[data-part=dish] { & [data-part=dish-name] { gap: 1rem } }', 'nested'],
    ['[data-part=dish] { gap: 1rem !important }', 'important'],
    ['[data-part=dish] { colour: red }', 'property'],
    ['[data-part=dish-price] { display: none }', 'hides'],
    ['[data-part=dish-price] { content: "0 EUR" }', 'hides'],
    ['[data-part=dish-price] { position: fixed }', 'hides'],
    ['[data-part=dish-price] { opacity: 0 }', 'hides'],
    ['[data-part=dish-price] { text-indent: -99rem }', 'hides'],
    ['[data-part=dish-price] { font-size: 0 }', 'value'],
    ['[data-part=dish-price] { font-size: 1px }', 'value'],
    ['[data-part=dish-price] { margin-left: -99rem }', 'value'],
    ['[data-part=dish-price] { color: transparent }', 'value'],
    ['[data-part=dish-price] { color: var(--ground) }', 'value'],
    ['[data-part=dish-price] { color: var(--ink, red) }', 'value'],
    ['[data-part=dish-price] { letter-spacing: -1em }', 'value'],
    ['[data-part=dish-price] { line-height: 0 }', 'value'],
    ['[data-part=hero] { background-image: url(/image/1-1.png) }', 'address'],
    ['[data-part=hero] { background-image: image-set("x.png" 1x) }', 'address'],
    ['[data-part=button] { background-color: var(--tint) }', 'color'],
    [':root { --ink: red }', 'rootProperty'],
    ['[data-part=dish] { --ink: red }', 'rootProperty'],
    ['[data-part=dish] { gap: calc(1rem * 999) }', 'value'],
    ['[data-part=dish] { gap: expression(alert(1)) }', 'value'],
    ['[data-part=dish] { gap', 'syntax'],
    ['</style><script>alert(1)</script>', 'syntax'],
  ])('%s', (source, code) => {
    expect(problem(`\n\n${source}`)).toMatchObject({ code, line: 3 });
  });

  test('more than every page should carry', () => {
    expect(problem(' '.repeat(MOST_CSS))).toBeNull();
    expect(problem(' '.repeat(MOST_CSS + 1))).toMatchObject({ code: 'tooLong' });
  });

  test('every problem is told, in the order of its lines', () => {
    const compiled = compileCss('.a { gap: 1rem }\n[data-part=dish] {\n float: left;\n gap: -1px }');
    expect(compiled).toMatchObject({
      ok: false,
      problems: [
        { code: 'selector', line: 1 },
        { code: 'hides', line: 3, what: 'float' },
        { code: 'value', line: 4, what: 'gap' },
      ],
    });
  });
});

const pieces = fc.constantFrom(
  ...Object.keys(PARTS).map((name) => `[data-part=${name}]`),
  ...PROPERTIES.keys(),
  ...[
    '{',
    '}',
    ':',
    ';',
    ',',
    '(',
    ')',
    ' ',
    '/*',
    '*/',
    '"',
    "'",
    '\\',
    '</style>',
    '<!--',
    '@media',
    '@import',
  ],
  ...[
    'var(--ink)',
    'var(--tint)',
    '1rem',
    '-1rem',
    '0',
    '400',
    'none',
    'solid',
    'url(//x)',
    ':root',
    ':hover',
  ],
  ...['linear-gradient(', '!important', 'position', 'fixed', 'min-width', '\\7d', '\u0000', '&', 'and'],
);
/** All that a page may get: no `<`, no address, no escape, no quote. */
const WRITTEN =
  /^(?:@media \([a-z:0-9. -]+\)(?: and \([a-z:0-9. -]+\)|,\([a-z:0-9. -]+\))*\{)?[\w\s[\]{}().,:;%#-]*\}?$/;

test('whatever is typed, a page gets only what was recognised, under its root', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
      ),
      (source) => {
        const compiled = compileCss(source);
        if (!compiled.ok) return compiled.problems.length > 0;
        const rules = compiled.css
          .replaceAll(/@media [^{]*\{/g, '')
          .split('}')
          .filter(Boolean);
        return WRITTEN.test(compiled.css) && rules.every((rule) => rule.startsWith(ROOT));
      },
    ),
    { numRuns: 3000 },
  );
});

test('what was let through is let through again, and stays the same for the parts it names', () => {
  const declaration = fc.constantFrom(
    'gap:1rem',
    'font-size:var(--step-3)',
    'border-radius:4px 0',
    'border:1px dashed var(--line)',
    'margin-block:0 2rem',
    'letter-spacing:.1em',
  );
  const part = fc.constantFrom(...Object.keys(PARTS));
  fc.assert(
    fc.property(part, fc.uniqueArray(declaration, { minLength: 1 }), (name, declarations) => {
      const compiled = compileCss(`[data-part=${name}]{${declarations.join(';')}}`);
      return compiled.ok && compiled.css.startsWith(`${ROOT} body`);
    }),
  );
});

test('parts whose colours mean something keep them', () => {
  const plain = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((name) => !isColored(name));
  expect(plain).toEqual(['dish-picture', 'button', 'chip']);
});
