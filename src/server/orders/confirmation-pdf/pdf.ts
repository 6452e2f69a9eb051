import { ON_PAPER } from '../../../lib/domain/face/palette.ts';
import { DEFAULT_LANGUAGE, languageOf } from '../../../lib/domain/languages.ts';
import { wordsOf } from '../../platform/words-of.ts';
import { orderTextsIn } from '../texts-in.ts';
import { blocksOf, type Block, type Span } from './legal-blocks.ts';
import { INK, openPaper, PAPER, SOFT, type Column, type Element, type Paper } from './paper.ts';
import { lacks, openPaperFonts, type PaperFonts } from './paper-fonts.ts';
import type { Confirmation, Row } from './parts.ts';
import type { Style } from './set-lines.ts';

const style = (size: number, leading: number, look: Partial<Style> = {}): Style => ({
  size,
  leading,
  weight: 400,
  color: INK,
  ...look,
});
const STYLES = {
  shop: style(11, 15, { weight: 700 }),
  title: style(22, 28, { weight: 700 }),
  heading: style(13, 18, { weight: 700 }),
  text: style(10, 14.5),
  strong: style(10, 14.5, { weight: 700 }),
  number: style(10, 14.5, { isNumber: true }),
  strongNumber: style(10, 14.5, { weight: 700, isNumber: true }),
  soft: style(10, 14.5, { color: SOFT }),
  small: style(9, 12.5, { color: SOFT }),
  legal: style(9, 13),
  legalHeading: style(10, 14.5, { weight: 700 }),
};

/** The most room of a logo, in points. */
const LOGO = { width: 180, height: 44 };
const LINE = ON_PAPER.line;
const WIDTH = PAPER.width - PAPER.left - PAPER.right;
const PRICE = 96;
const GAP = 14;
const INDENT = 18;

/** A confirmation as a tagged A4 PDF; the same bytes for the same content. */
export async function confirmationPdf(said: Confirmation): Promise<Uint8Array<ArrayBuffer>> {
  const { confirmationTexts: texts } = orderTextsIn(said.language);
  const lang = wordsOf(said.language).LOCALE;
  const fonts = await openPaperFonts(said.font);
  const paper = openPaper({ lang, title: said.title, at: said.at, fonts });
  const { root } = paper;
  if (said.logo) paper.picture(said.logo, LOGO.width, LOGO.height);
  else paper.bar(said.brand);
  paper.space(10);
  write(paper, root, 'P', said.shopName, STYLES.shop);
  paper.space(6);
  write(paper, root, 'H1', said.title, STYLES.title);
  for (const line of said.till) write(paper, root, 'P', line, STYLES.small);
  heading(paper, said.seller.heading);
  for (const line of said.seller.lines) write(paper, root, 'P', line, STYLES.text);
  paper.space(14);
  writeFacts(paper, said.facts);
  heading(paper, said.items.heading);
  writeItems(paper, said.items.lines);
  paper.space(8);
  writeSums(paper, said.sums);
  const notes = lacksLetters(said, fonts[400]) ? [...said.notes, texts.lacking] : said.notes;
  for (const note of notes) {
    paper.space(10);
    write(paper, root, 'P', note, STYLES.text);
  }
  for (const { heading: name, validFrom, text } of said.legal) {
    paper.space(10);
    heading(paper, name);
    write(paper, root, 'P', validFrom, STYLES.small);
    // Marked as German where the rest is not.
    const isGerman = languageOf(said.language) === DEFAULT_LANGUAGE;
    const parent = isGerman ? root : paper.element('Sect', root, { lang: wordsOf(DEFAULT_LANGUAGE).LOCALE });
    for (const block of blocksOf(text)) writeBlock(paper, block, { parent, x: PAPER.left, width: WIDTH });
  }
  return paper.end((page, pages) => [`${said.shopName} · ${said.title}`, texts.page(page, pages)]);
}

/** Whether a letter of it can only be shown as '?'. */
const lacksLetters = ({ logo: _logo, ...said }: Confirmation, fonts: PaperFonts[400]) =>
  lacks(JSON.stringify(said), fonts);

/** Below a heading, some of its text has to fit. */
const BELOW_HEADING = 48;

function heading(paper: Paper, words: string): void {
  paper.space(20);
  const column = { x: PAPER.left, width: WIDTH, spans: [{ text: words }], style: STYLES.heading };
  paper.write([{ ...column, element: paper.element('H2', paper.root) }], BELOW_HEADING);
  paper.bookmark(words);
  paper.space(4);
}

function write(paper: Paper, parent: Element, type: string, text: string, look: Style): void {
  const element = paper.element(type, parent);
  paper.write([{ element, x: PAPER.left, width: WIDTH, spans: [{ text }], style: look }]);
}

function writeFacts(paper: Paper, facts: readonly Row[]): void {
  const table = paper.element('Table', paper.root);
  const names = 130;
  for (const { name, value } of facts) {
    const row = paper.element('TR', table);
    paper.write([
      cell(paper, row, 'TH', name, { x: PAPER.left, width: names - GAP, style: STYLES.soft }),
      cell(paper, row, 'TD', value, { x: PAPER.left + names, width: WIDTH - names, style: STYLES.text }),
    ]);
    paper.space(2);
  }
}

function writeItems(paper: Paper, lines: Confirmation['items']['lines']): void {
  const table = paper.element('Table', paper.root);
  const names = { x: PAPER.left, width: WIDTH - PRICE - GAP };
  const prices = { x: PAPER.left + WIDTH - PRICE, width: PRICE };
  for (const { name, said, price } of lines) {
    const row = paper.element('TR', table);
    paper.rule(LINE);
    paper.space(5);
    const first = cell(paper, row, 'TD', name, { ...names, style: STYLES.text });
    paper.write(
      [first, cell(paper, row, 'TD', price, { ...prices, style: STYLES.number })],
      said.length > 0 ? 26 : 0,
    );
    for (const words of said) {
      const element = paper.element('P', first.element);
      paper.write([{ element, ...names, spans: [{ text: words }], style: STYLES.small }]);
    }
    paper.space(5);
  }
  paper.rule(LINE);
}

function writeSums(paper: Paper, sums: Confirmation['sums']): void {
  const table = paper.element('Table', paper.root);
  for (const { name, value, isTotal } of sums) {
    const row = paper.element('TR', table);
    const [words, number] = isTotal ? (['strong', 'strongNumber'] as const) : (['text', 'number'] as const);
    paper.write([
      cell(paper, row, 'TH', name, {
        x: PAPER.left,
        width: WIDTH - PRICE - GAP,
        style: STYLES[words],
      }),
      cell(paper, row, 'TD', value, { x: PAPER.left + WIDTH - PRICE, width: PRICE, style: STYLES[number] }),
    ]);
    paper.space(2);
  }
}

const cell = (
  paper: Paper,
  row: Element,
  type: 'TH' | 'TD',
  text: string,
  place: Pick<Column, 'x' | 'width' | 'style'>,
): Column => ({
  element: paper.element(type, row, type === 'TH' ? { scope: 'Row' } : {}),
  spans: [{ text }],
  ...place,
});

/** Where a block stands, and the list item's marker that its first line has. */
interface Place {
  parent: Element;
  x: number;
  width: number;
  marker?: { element: Element; text: string };
}

function writeBlock(paper: Paper, block: Block, place: Place): void {
  const { parent, x, width, marker } = place;
  switch (block.kind) {
    case 'heading':
      paper.space(10);
      writeWords(paper, block.spans, place, 'H3');
      return;
    case 'paragraph':
      paper.space(marker ? 2 : 5);
      writeWords(paper, block.spans, place, 'P');
      return;
    case 'quote':
      for (const one of block.blocks)
        writeBlock(paper, one, { ...place, x: x + INDENT, width: width - INDENT });
      return;
    case 'list': {
      const list = paper.element('L', parent);
      block.items.forEach((blocks, at) => {
        const item = paper.element('LI', list);
        const text = block.start === null ? '•' : `${block.start + at}.`;
        const first = { element: paper.element('Lbl', item), text };
        const body = { parent: paper.element('LBody', item), x: x + INDENT, width: width - INDENT };
        blocks.forEach((one, index) =>
          writeBlock(paper, one, index === 0 ? { ...body, marker: first } : body),
        );
      });
      return;
    }
    case 'table':
      paper.space(5);
      writeTable(paper, block.rows, place);
  }
}

function writeWords(paper: Paper, spans: readonly Span[], place: Place, type: 'H3' | 'P'): void {
  const { parent, x, width, marker } = place;
  const look = type === 'P' ? STYLES.legal : STYLES.legalHeading;
  const words = { element: paper.element(type, parent), x, width, spans, style: look };
  if (!marker) return paper.write([words], type === 'P' ? 0 : 30);
  // Wide numbers stand further left, not over the words.
  const before = { element: marker.element, x: x - INDENT - 4, width: INDENT };
  return paper.write([
    { ...before, spans: [{ text: marker.text }], style: { ...look, isNumber: true } },
    words,
  ]);
}

function writeTable(paper: Paper, rows: readonly Span[][][], { parent, x, width }: Place): void {
  const table = paper.element('Table', parent);
  const columns = Math.max(...rows.map(({ length }) => length));
  const share = width / columns;
  rows.forEach((row, at) => {
    const element = paper.element('TR', table);
    const look = at === 0 ? { ...STYLES.legal, weight: 700 as const } : STYLES.legal;
    paper.write(
      row.map((spans, column) => ({
        element: at === 0 ? paper.element('TH', element, { scope: 'Column' }) : paper.element('TD', element),
        x: x + column * share,
        width: share - 8,
        spans,
        style: look,
      })),
    );
    paper.space(3);
  });
}
