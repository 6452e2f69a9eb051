import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRINTER_ENCODINGS, RECEIPT_COLUMNS } from '../../../src/lib/contract/printing.ts';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { isPrintable, printable } from '../../../src/server/printing/receipt/receipt-lines.ts';
import { orderReceipt, testReceipt } from '../../../src/server/printing/receipt/receipt-text.ts';
import {
  renderEpos,
  renderEscPos,
  renderStar,
  renderSvg,
} from '../../../src/server/printing/receipt/render-receipt.ts';
import { DEPOSIT_AND_TIP } from '../../support/an-order.ts';
import { anOrderToPrint, FACTS } from '../../support/printers/an-order-to-print.ts';
import { decodeEscPos, textOf } from '../../support/printers/escpos-decoder.ts';
import { eposText } from '../../support/printers/polling-printers.ts';

const PAPER = { columns: 42, encoding: 'cp858' } as const;
type Marks = Parameters<typeof orderReceipt>[3];
const receiptOf = (changes: Partial<Order> = {}, marks?: Marks) =>
  orderReceipt(anOrderToPrint(changes), FACTS, PAPER, marks);
const textIn = (changes: Partial<Order> = {}) =>
  receiptOf(changes)
    .lines.map(({ text }) => text)
    .join('\n');

/** Everything that a customer might type, and all of receiptline's own syntax. */
const NASTY = [
  '| a | b |',
  '{command:\\x1bp0}',
  '{image:AAAA}',
  '---',
  '===',
  '\\x1b@\\x1dV0',
  '^^^"`_~\\n\\',
  'Käse\u202eeguaL\u202c',
  'Piz\u200bza\u200d\ufeff',
  '👨‍👩‍👧‍👦 🍕',
  'a\r\nb\u2028c\td',
  '\u001b@\u001dV0\u0010\u0004\u0001',
  'Ünlü Łódź Český Ελλάδα Россия 寿司 مطعم',
  'e\u0301\u0301\u0301\u0301',
  '\ud800',
];
const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('a receipt', () => {
  it('is the same German one, whatever language its customer reads', () => {
    expect(textIn({ ...DEPOSIT_AND_TIP, language: 'tr' })).toBe(textIn(DEPOSIT_AND_TIP));
  });

  it('has deposit, tip and rounding as lines of their own', () => {
    const text = textIn({ ...DEPOSIT_AND_TIP, isDelivery: false });
    for (const line of [
      /^ {2}2 × Pfand 0,15 CHF, Mehrweg$/m,
      /^Pfand +0,30 CHF$/m,
      /^Trinkgeld +1,52 CHF$/m,
      /^SUMME +11,82 CHF$/m,
      /^Rundung +-0,02 CHF$/m,
      /^ZU ZAHLEN +11,80 CHF$/m,
    ])
      expect(text).toMatch(line);
    // Who adds up the column counts the deposit once.
    const column = [...text.matchAll(/ (-?\d+,\d\d) CHF$/gm)].map(([, amount = '']) => amount);
    expect(column.filter((amount) => amount === '0,30')).toHaveLength(1);
  });

  it('adds net, taxes and an untaxed tip up to the total, and prints one sign of the currency', () => {
    const pricing = { ...DEPOSIT_AND_TIP.pricing, totalNet: 9.63 };
    const facts = { allergens: [], isComplete: false, additives: [], minimumAge: null };
    const items = DEPOSIT_AND_TIP.items.map((one) => ({
      ...one,
      facts: { ...facts, basePrice: { price: 5, per: 'l' as const } },
    }));
    const text = textIn({ ...DEPOSIT_AND_TIP, items, pricing, currency: 'EUR' });
    expect(text).toMatch(/^Netto .*\nMwSt.*\nTrinkgeld .*\nSUMME /m);
    expect(text).toContain('5,00 €/l');
    expect(text).not.toContain('EUR');
  });

  it('tells the kitchen what, how much, when and where, and the driver the way', () => {
    const text = textIn();
    for (const words of ['Pizzeria Süd', '#107', 'LIEFERUNG', '13:45 Uhr', '250 g Bergkäse', 'ca. 5,00 €'])
      expect(text).toContain(words);
    expect(text).toMatch(/^2x Pizza Quattro Formaggi mit$/m);
    expect(text).toMatch(/^ {2}\+ Extras: Oliven, Rucola, Parmesan,\n {4}Sardellen$/m);
    expect(text).toMatch(/^ {4}Allergene: Gluten, Milch$/m);
    expect(text).toContain('Jürgen Groß\nTorstraße 3\nEtage 2, Tür 12b\n10115 Berlin\nTel. +49 151 12345678');
    expect(text).toContain('Bitte klingeln.\nOhne Zwiebeln!');
    expect(text).toMatch(/^MwSt\. 7 % +2,13 €$/m);
    expect(text).toMatch(/^SUMME +ca\. 32,50 €$/m);
    expect(text).toContain('KASSIEREN: ca. 32,50 € (Barzahlung)');
  });

  it('shows what is paid, what is due, and which order is canceled', () => {
    expect(textIn({ paymentMethod: 'mollie', isPaid: true })).toContain('BEZAHLT (Online Zahlung)');
    expect(textIn({ paymentMethod: 'mollie' })).toContain('NOCH NICHT BEZAHLT (Online Zahlung)');
    expect(textIn({ isPaid: true, isRefunded: true })).toContain('ERSTATTET');
    expect(textIn({ state: 'canceled' })).toContain('STORNIERT');
  });

  it('shows what was given back on site afterwards, and why', () => {
    const correction = {
      ...{ id: 1, at: '2026-11-22T12:00:00Z', kind: 'part' as const, amount: 4.5, rates: [], lines: [] },
      ...{ reason: 'Suppe war kalt', user: 'Petra' },
    };
    const textWith = (kind: 'part' | 'storno') => {
      const facts = { ...FACTS, corrections: [{ ...correction, kind }] };
      return orderReceipt(anOrderToPrint(), facts, PAPER, { repeat: 'copy', isLate: false })
        .lines.map((line) => line.text)
        .join('\n');
    };
    const text = textWith('part');
    // It was paid before: nobody collects its old sum again.
    expect(text).not.toContain('KASSIEREN');
    expect(text).toContain('BEZAHLT (Barzahlung)');
    expect(textWith('storno')).toContain('ERSTATTET (Barzahlung)');
    expect(text).toMatch(/^TEILERSTATTUNG +-4,50 €$/m);
    expect(text).toContain('22.11.2026 13:00 Petra\nSuppe war kalt');
    const back = { ...correction, lines: [{ index: 0, amount: 1 }] };
    const bottles = orderReceipt(anOrderToPrint(DEPOSIT_AND_TIP), { ...FACTS, corrections: [back] }, PAPER);
    const lines = bottles.lines.map((line) => line.text).join('\n');
    expect(lines).toMatch(/^TEILERSTATTUNG .*\n {2}1x Limonade, mit Pfand\n/m);
  });

  it('shows the due time in words relative to the day of the order', () => {
    expect(textIn({ appointment: null })).toContain('Wunsch: 13:30 Uhr');
    expect(textIn({ appointment: null, appointmentDate: null })).toContain('So bald wie möglich');
    expect(textIn({ appointment: '2026-11-24T17:00:00Z' })).toContain('Di 24.11.2026, 18:00 Uhr');
    const dineIn = textIn({ isDelivery: false, isDineIn: true, tableIdentifier: 'Terrasse 4' });
    expect(dineIn).toMatch(/DINE IN\nTISCH Terrasse 4/);
    expect(dineIn).not.toContain('Torstraße');
  });

  it('is legible from a metre: dishes, options and notes have double height', () => {
    const { lines } = decodeEscPos(renderEscPos(receiptOf()));
    const sizeOf = (words: string) => {
      const found = lines.find(({ text }) => text.includes(words));
      return found && [found.width, found.height];
    };
    expect(sizeOf('#107')).toEqual([2, 2]);
    for (const words of ['2x Pizza', 'Extras: Oliven', 'Ohne Zwiebeln', 'Torstraße', '13:45'])
      expect([words, sizeOf(words)]).toEqual([words, [1, 2]]);
    expect(sizeOf('Allergene')).toEqual([1, 1]);
  });

  it('is marked DUPLIKAT at both ends only if it is a copy', () => {
    const marks = (repeat: 'copy' | null) =>
      textOf(renderEscPos(receiptOf({}, { repeat, isLate: false }))).match(/\*\*\* DUPLIKAT \*\*\*/g) ?? [];
    expect(marks('copy')).toHaveLength(2);
    expect(marks(null)).toHaveLength(0);
  });

  it('says at both ends if it came out before, on one line of any paper', () => {
    for (const columns of RECEIPT_COLUMNS) {
      const marks = { repeat: 'again', isLate: false } as const;
      const { lines } = orderReceipt(anOrderToPrint(), FACTS, { ...PAPER, columns }, marks);
      const marked = lines.filter(({ text }) => text === '*** ERNEUT GEDRUCKT ***');
      expect(marked).toHaveLength(2);
    }
  });

  it('says if it is late, and when the order was placed', () => {
    const late = { repeat: null, isLate: true } as const;
    const first = (createdAt: string) => receiptOf({ createdAt }, late).lines[0]?.text;
    const ordered = new Date(FACTS.printedAt - 60_000).toISOString();
    expect(first(ordered)).toMatch(/^VERSPÄTET, bestellt \d\d:\d\d$/);
    expect(first('2026-11-02T17:02:00Z')).toBe('VERSPÄTET, bestellt 02.11.2026, 18:02');
    expect(textIn()).not.toContain('VERSPÄTET');
  });

  it('fills exactly the width of the paper in a test print', () => {
    for (const columns of RECEIPT_COLUMNS) {
      const test = testReceipt({ name: 'Küche', identifier: 'kueche' }, FACTS, { ...PAPER, columns });
      const { lines } = decodeEscPos(renderEscPos(test));
      expect(lines.filter(({ text }) => text.length === columns)).not.toEqual([]);
      expect(lines.map(({ text }) => text).join('\n')).toContain('ÄÖÜ äöü ß €');
      expect(lines[0]?.text).toContain('*** TEST ***');
    }
  });

  it.each(PRINTER_ENCODINGS)('prints umlauts and € in the right code page: %s', (encoding) => {
    const bytes = renderEscPos(orderReceipt(anOrderToPrint(), FACTS, { ...PAPER, encoding }));
    const { lines, cuts, unknown, isAsked } = decodeEscPos(bytes);
    expect(unknown).toEqual([]);
    expect([cuts, isAsked]).toEqual([1, true]);
    const text = lines.map((line) => line.text).join('\n');
    for (const words of ['Pizzeria Süd', 'Jürgen Groß', 'Größe: groß', 'Käse', '32,50 €', 'Tür 12b'])
      expect(text).toContain(words);
  });

  it("keeps neighbours' names on printers that change code pages", () => {
    const bytes = renderEscPos(
      orderReceipt(anOrderToPrint({ name: 'Łukasz Čech, Иван' }), FACTS, {
        ...PAPER,
        encoding: 'multilingual',
      }),
    );
    expect(textOf(bytes)).toContain('Łukasz Čech, Иван');
    expect(textOf(renderEscPos(receiptOf({ name: 'Łukasz Čech' })))).toContain('Lukasz Cech');
  });

  it('has the same content for every kind of printer', () => {
    const lines = receiptOf().lines.map(({ text }) => text.trim());
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    const epos = squeezed(eposText(renderEpos(receiptOf(), '1-0')).text);
    const plain = squeezed(Buffer.from(renderStar(receiptOf(), 'text/plain')).toString('utf8'));
    const drawn = squeezed(
      renderSvg(receiptOf())
        .replaceAll('&#xa0;', ' ')
        .replace(/<[^>]+>/g, ''),
    );
    for (const line of lines) for (const text of [epos, plain, drawn]) expect(text).toContain(squeezed(line));
    const star = Buffer.from(renderStar(receiptOf(), 'application/vnd.star.starprnt')).toString('latin1');
    // ESC GS t 4 is code page 858 on Star's printers: 0x81 is ü, 0xd5 is €.
    expect(star).toContain('\x1b\x1dt\x04Pizzeria S\x81d');
    expect(star).toContain('32,50 \xd5');
  });

  it('is drawn without loading a font', () => {
    expect(renderSvg(receiptOf())).not.toMatch(/@import|url\("?http|<script/);
  });
});

describe('Fault 29: RTL override, zero-width, emoji and CRLF in names', () => {
  it('never widen a line beyond the paper, nor act as printer commands', () => {
    const commands = new Map(
      RECEIPT_COLUMNS.map((columns) => [
        columns,
        decodeEscPos(renderEscPos(orderReceipt(anOrderToPrint(), FACTS, { ...PAPER, columns }))).cuts,
      ]),
    );
    fc.assert(
      fc.property(
        fc.record({
          name: nasty,
          street: nasty,
          comment: nasty,
          door: nasty,
          item: nasty,
          part: nasty,
          branch: nasty,
        }),
        fc.constantFrom(...RECEIPT_COLUMNS),
        fc.constantFrom(...PRINTER_ENCODINGS),
        ({ item, part, branch, ...words }, columns, encoding) => {
          const { items } = anOrderToPrint();
          const order = anOrderToPrint({
            ...words,
            branch: { id: 1, name: branch },
            tableIdentifier: part,
            items: items.map((line) => ({
              ...line,
              name: item,
              parts: [{ name: part, value: [item, part] }],
            })),
          });
          const receipt = orderReceipt(order, FACTS, { columns, encoding });
          for (const { text, size } of receipt.lines) {
            expect(text.length * (size === 'big' ? 2 : 1)).toBeLessThanOrEqual(columns);
            expect(isPrintable(text.replaceAll(' ', ''), encoding)).toBe(true);
          }
          const paper = decodeEscPos(renderEscPos(receipt));
          expect(paper.unknown).toEqual([]);
          expect(paper.cuts).toBe(commands.get(columns));
          expect(paper.isAsked).toBe(true);
          // Line by line what was written: nothing was taken for markup, and nothing left out.
          const squeezed = (text: string) => text.replaceAll(' ', '');
          expect(paper.lines.slice(0, receipt.lines.length).map(({ text }) => squeezed(text))).toEqual(
            receipt.lines.map(({ text }) => squeezed(text)),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ['Käse\u202eeguaL\u202c', 'KäseeguaL'],
    ['Piz\u200bza\u200d\ufeff', 'Pizza'],
    ['Familie 👨‍👩‍👧‍👦 isst 🍕', 'Familie ? isst ?'],
    ['a\r\nb\u2028c\td', 'a b c d'],
    ['\u001b@Sal\u0000at\u001dV0', '@SalatV0'],
    ['e\u0301 a\u0308', 'é ä'],
    ['„Zum Löwen“ – 5 €', '"Zum Löwen" - 5 €'],
    ['寿司', '??'],
    ['x\ud800y', 'xy'],
  ])('are printed in a defined way: %j', (typed, onPaper) => {
    expect(printable(typed, 'cp858')).toBe(onPaper);
  });
});
