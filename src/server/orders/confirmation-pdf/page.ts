import { html } from 'hono/html';
import { DEFAULT_LANGUAGE, languageOf } from '../../../lib/domain/languages.ts';
import { ON_PAPER } from '../../../lib/domain/face/palette.ts';
import { blocksOf, type Block, type Span } from './legal-blocks.ts';
import type { Confirmation, Row } from './parts.ts';

/** A confirmation as one HTML file that needs nothing else. */
export async function confirmationPage(said: Confirmation): Promise<string> {
  const { title, till, seller, facts, items, sums, notes, legal } = said;
  const page = html`<!doctype html>
    <html lang="${said.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <p>${said.shopName}</p>
        <h1>${title}</h1>
        ${till.map((line) => html`<p><small>${line}</small></p>`)}
        <h2>${seller.heading}</h2>
        <p class="kept">${seller.lines.join('\n')}</p>
        ${table(facts.map((row) => ({ ...row, isTotal: false })))}
        <h2>${items.heading}</h2>
        <table class="sums">
          ${items.lines.map(
            (line) =>
              html`<tr>
                <td>${line.name}${line.said.map((words) => html`<br /><small>${words}</small>`)}</td>
                <td>${line.price}</td>
              </tr>`,
          )}
        </table>
        ${table(sums, 'sums')} ${notes.map((words) => html`<p>${words}</p>`)}
        ${legal.map(
          ({ heading, validFrom, text }) =>
            html`<section>
              <h2>${heading}</h2>
              <p>${validFrom}</p>
              ${legalHtml(text, said)}
            </section>`,
        )}
      </body>
    </html>`;
  return (await page).toString();
}

type Html = ReturnType<typeof html>;

/** Marked as German where the rest is not. */
function legalHtml(text: string, { language }: Confirmation): Html | Html[] {
  const blocks = blocksOf(text).map(blockHtml);
  return languageOf(language) === DEFAULT_LANGUAGE
    ? blocks
    : html`<div lang="${DEFAULT_LANGUAGE}">${blocks}</div>`;
}

function table(rows: readonly (Row & { isTotal: boolean })[], className = ''): Html {
  return html`<table class="${className}">
    ${rows.map(
      ({ name, value, isTotal }) =>
        html`<tr class="${isTotal ? 'total' : ''}">
          <td>${name}</td>
          <td>${value}</td>
        </tr>`,
    )}
  </table>`;
}

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h3>${block.spans.map(spanHtml)}</h3>`;
    case 'paragraph':
      return html`<p class="kept">${block.spans.map(spanHtml)}</p>`;
    case 'quote':
      return html`<blockquote>${block.blocks.map(blockHtml)}</blockquote>`;
    case 'list': {
      const items = block.items.map((blocks) => html`<li>${blocks.map(blockHtml)}</li>`);
      return block.start === null
        ? html`<ul>
            ${items}
          </ul>`
        : html`<ol start="${block.start}">
            ${items}
          </ol>`;
    }
    case 'table':
      return html`<table>
        ${block.rows.map(
          (row, at) =>
            html`<tr class="${at === 0 ? 'total' : ''}">
              ${row.map((cell) => html`<td>${cell.map(spanHtml)}</td>`)}
            </tr>`,
        )}
      </table>`;
  }
}

function spanHtml({ text, isStrong, href }: Span): Html | string {
  const words = isStrong ? html`<b>${text}</b>` : text;
  return href === undefined ? words : html`<a href="${href}">${words}</a>`;
}

const STYLE = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; background: ${ON_PAPER.paper}; color: ${ON_PAPER.ink}; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.2rem; break-after: avoid; }
h3 { break-after: avoid; }
table { width: 100%; border-collapse: collapse; }
td { padding: 0.35rem 1rem 0.35rem 0; border-bottom: 1px solid ${ON_PAPER.line}; vertical-align: top; }
td:first-child { width: 60%; }
.sums td:last-child { padding-right: 0; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
small { color: ${ON_PAPER.soft}; }
.total td { font-weight: 700; }
.kept { white-space: pre-line; }
li p { margin: 0.25rem 0; }
@media print { body { margin: 0; max-width: none; } }
`;
