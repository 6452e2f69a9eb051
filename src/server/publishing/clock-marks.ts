import { dayOf, formatTime } from '../../lib/domain/dates.ts';
import { clockFolder } from './clock-shift.ts';

/** The styles of the banner, in the shop's own colours the other way round: nothing else looks like it. */
const STYLE = `
.clock-banner { position: sticky; z-index: 8; top: 0; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0 1rem; padding: 0.35rem 1rem; background: var(--ink); color: var(--ground); font-size: 0.9rem; line-height: 1.35; text-align: center; }
.clock-banner p { margin: 0; }
.clock-banner span { white-space: nowrap; }
.clock-banner div { display: flex; gap: 0 1rem; }
.clock-banner a { display: inline-flex; min-height: 2.75rem; align-items: center; color: inherit; font-weight: 700; text-underline-offset: 0.2em; }
.clock-banner a:focus-visible { outline: 3px solid var(--ground); outline-offset: -3px; }
html { scroll-padding-top: calc(5rem + var(--clock-banner, 0px)); }
.bar, .finder { top: var(--clock-banner, 0px) !important; }
@media (min-width: 64rem) { .cart, .about-order { top: calc(var(--clock-banner, 0px) + 1rem) !important; } }
[data-cookies] { display: none !important; }
@media print { .clock-banner { position: static; } }
`;

const words = {
  label: 'Vorschau',
  notOrderable: 'Bestellen ist nicht möglich',
  other: 'Andere Zeit',
  end: 'Beenden',
};

export interface ClockMarks {
  shift: number;
  /** The page's own path. */
  path: string;
  /** Epoch milliseconds that its clock shows. */
  at: number;
  zone: string;
  /** The origin of the real shop's pages; '': this one. */
  site: string;
}

/** Its API, with '' for the page's own origin. */
const API = /^(\s*<!doctype html>\s*<html\b[^>]*?\sdata-api)(?:="")?(?=[\s>])/i;
const HEAD = /<head>/;
/** With its skip links, which come first. */
const BODY = /<body\b[^>]*>(?:\s*<a class="skip"[^>]*>[^<]*<\/a>)*/;

/**
 * Makes a rendered page one of a simulated shop: its calls go to the simulated API, its clock tells the other time, and a banner says so.
 * Throws where a page has no place for one of them, since it would look real or could order.
 */
export function markPage(html: string, marks: ClockMarks): string {
  const base = clockFolder(marks.shift);
  const script = `<script src="${base}/clock.js"></script>`;
  const steps = [
    [API, (found: string) => `${found.replace(/=""$/, '')}="${base}"`],
    [HEAD, (found: string) => `${found}${script}<style>${STYLE}</style>`],
    [BODY, (found: string) => `${found}${banner(marks)}`],
  ] as const;
  return steps.reduce((page, [place, mark]) => {
    if (!place.test(page)) throw new Error(`a simulated page lacks ${String(place)}`);
    return page.replace(place, mark);
  }, html);
}

function banner({ path, at, zone, site }: ClockMarks): string {
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: zone }).format(at);
  const time = formatTime(at, zone);
  const query = new URLSearchParams({ tag: dayOf(at, zone), zeit: time, seite: path });
  return [
    `<section class="clock-banner" aria-label="${words.label}" data-clock>`,
    `<p><strong>${words.label}:</strong> <span data-clock-day>${day}</span>, `,
    `<span><span data-clock-time>${time}</span> Uhr</span> – ${words.notOrderable}</p>`,
    `<div><a href="/backend/vorschau?${escaped(query.toString())}">${words.other}</a>`,
    `<a href="${escaped(site + path)}" data-leave>${words.end}</a></div></section>`,
  ].join('');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page that says why there is no simulated one. */
export const noClockPage = (message: string): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vorschau</title></head>
<body style="font:1.1rem system-ui;display:grid;place-content:center;min-height:90vh;padding:1rem;text-align:center">
<h1>${words.label}</h1><p>${message}</p><p><a href="/backend/vorschau">Zur Verwaltung</a></p></body></html>`;
