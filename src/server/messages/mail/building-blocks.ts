import { Button, Column, Heading, Hr, Link, Row, Section, Text } from '@react-email/components';
import { createElement as h, type ReactNode } from 'react';
import { breaking, type Look } from './style.ts';

/** A block of a mail as HTML and as plain text, since text generated from table layouts reads badly. */
export interface Block {
  html: (look: Look) => ReactNode;
  text: string;
}

/** A line item: `count` in front of the name, choices below. */
export interface Item {
  count: string;
  name: string;
  value: string;
  below: readonly string[];
}

/** An amount with its label. */
export interface Sum {
  name: string;
  value: string;
  isStrong?: boolean;
}

/** A labelled fact of one or more lines, with an optional link. */
export interface Fact {
  name: string;
  value: string | readonly string[];
  href?: string;
}

/** A large value: a ticket number, a time. */
export interface Cell {
  name: string;
  value: string;
  below?: string;
  /** The plain-text value, where it differs. */
  text?: string;
}

export const paragraph = (text: string): Block => ({
  html: ({ base }) => h(Text, { key: text, className: 'words', style: { ...base, ...breaking } }, text),
  text,
});

export const heading = (text: string): Block => ({
  html: ({ base }) =>
    h(
      Heading,
      { key: text, as: 'h2', className: 'words', style: { ...base, fontSize: '19px', margin: '4px 0 6px' } },
      text,
    ),
  text,
});

/** The main call to action. */
export const button = (label: string, href: string): Block => ({
  html: ({ pressed }) =>
    h(Section, { key: label }, h(Button, { href, className: 'main', style: pressed }, label)),
  text: `${label}: ${href}`,
});

/** The alternative action. */
export const quietButton = (label: string, href: string): Block => ({
  html: ({ quiet }) =>
    h(Section, { key: label }, h(Button, { href, className: 'words', style: quiet }, label)),
  text: `${label}: ${href}`,
});

/** Text by a customer or the shop, set apart as a quote. */
export const quote = (name: string, text: string): Block => ({
  html: ({ box, small, tight }) =>
    h(
      Section,
      { key: name, className: 'quote', style: box },
      h(Text, { className: 'small', style: { ...tight, ...small } }, name),
      ...text
        .trim()
        .split('\n')
        .map((row, index) =>
          h(Text, { key: index, className: 'words', style: { ...tight, ...breaking } }, row),
        ),
    ),
  text: `${name}: ${text.trim()}`,
});

/** Longer values do not fit side by side in large type on a phone. */
const LONGEST_LARGE = 9;

/** Ticket number and agreed time, in type legible across a counter. */
export const ticket = (cells: readonly Cell[]): Block => ({
  html: ({ box, small, tight }) =>
    h(
      Section,
      { key: 'ticket', className: 'quote', style: { ...box, padding: '12px 6px' } },
      h(Row, {
        children: cells.map(({ name, value, below }) => {
          const size =
            value.length > LONGEST_LARGE
              ? { fontSize: '20px', lineHeight: '28px' }
              : { fontSize: '34px', lineHeight: '42px' };
          return h(
            Column,
            {
              key: name,
              align: 'center',
              style: { width: `${100 / cells.length}%`, verticalAlign: 'top', padding: '0 6px' },
            },
            h(Text, { className: 'small', style: { ...tight, ...small } }, name),
            h(Text, { className: 'words', style: { ...tight, ...size, fontWeight: 800 } }, value),
            ...(below === undefined
              ? []
              : [h(Text, { key: 'below', className: 'small', style: { ...tight, ...small } }, below)]),
          );
        }),
      }),
    ),
  text: cells.map(({ name, value, text = value }) => `${name}: ${text}`).join('\n'),
});

/** A divider between the message and the order's details. */
export const rule = (): Block => ({
  html: ({ ruled }) => h(Hr, { key: 'rule', className: 'line', style: ruled }),
  text: '---',
});

/** `overflow-wrap: anywhere` also breaks short words in a narrow column. */
const hasLongWord = (text: string): boolean => text.split(/[\s-]/).some((word) => word.length > 16);

/** The line items. */
export const items = (all: readonly Item[]): Block => ({
  html: (look) => h(Section, { key: 'items' }, ...all.map((item, index) => itemRow(look, item, index))),
  text: all
    .map(({ count, name, value, below }) =>
      [`${count} ${name}: ${value}`, ...below.map((choice) => `  ${choice}`)].join('\n'),
    )
    .join('\n'),
});

function itemRow(
  { line, small, tight }: Look,
  { count, name, value, below }: Item,
  index: number,
): ReactNode {
  const cell = { borderBottom: line, verticalAlign: 'top', padding: '9px 0' } as const;
  const nowrap = { whiteSpace: 'nowrap', width: '1%' } as const;
  const left = h(
    Column,
    { key: 'count', className: 'line', style: { ...cell, ...nowrap, paddingRight: '8px' } },
    h(Text, { className: 'small', style: { ...tight, color: small.color } }, count),
  );
  const middle = h(
    Column,
    { key: 'name', className: 'line', style: { ...cell, paddingRight: '10px' } },
    h(
      Text,
      { className: 'words', style: { ...tight, fontWeight: 600, ...(hasLongWord(name) ? breaking : {}) } },
      name,
    ),
    ...below.map((choice) =>
      h(Text, { key: choice, className: 'small', style: { ...tight, ...small, ...breaking } }, choice),
    ),
  );
  const right = h(
    Column,
    { key: 'value', align: 'right', className: 'line', style: { ...cell, ...nowrap } },
    h(Text, { className: 'words', style: tight }, value),
  );
  return h(Row, { key: index, children: [left, middle, right] });
}

/** The sums. */
export const sums = (all: readonly Sum[]): Block => ({
  html: ({ small, strongLine, tight }) =>
    h(
      Section,
      { key: 'sums', style: { margin: '8px 0 20px' } },
      ...all.map(({ name, value, isStrong = false }, index) => {
        const kind = isStrong ? 'words' : 'small';
        const font = isStrong
          ? { ...tight, fontSize: '17px', fontWeight: 800, lineHeight: '26px' }
          : { ...tight, ...small };
        const cell = isStrong ? { borderTop: strongLine, padding: '8px 0 0' } : { padding: '3px 0' };
        const side = (text: string, align: 'left' | 'right') =>
          h(
            Column,
            { key: align, align, className: 'line', style: cell },
            h(Text, { className: kind, style: font }, text),
          );
        return h(Row, {
          key: index,
          style: isStrong ? { margin: '4px 0 0' } : {},
          children: [side(name, 'left'), side(value, 'right')],
        });
      }),
    ),
  text: all.map(({ name, value }) => `${name}: ${value}`).join('\n'),
});

/** The facts, with aligned labels. */
export const facts = (all: readonly Fact[]): Block => ({
  html: (look) =>
    h(
      Section,
      { key: `facts-${all[0]?.name}`, style: { margin: '0 0 14px' } },
      ...all.map((fact, index) => factRow(look, fact, index)),
    ),
  text: all
    .map(({ name, value }) =>
      typeof value === 'string'
        ? `${name}: ${value}`
        : [`${name}:`, ...value.map((row) => `  ${row}`)].join('\n'),
    )
    .join('\n'),
});

function factRow({ base, small, tight }: Look, { name, value, href }: Fact, index: number): ReactNode {
  const rows = typeof value === 'string' ? [value] : value;
  const left = h(
    Column,
    { key: 'name', style: { width: '92px', verticalAlign: 'top', padding: '4px 10px 4px 0' } },
    h(Text, { className: 'small', style: { ...tight, ...small, lineHeight: '22px' } }, name),
  );
  const right = h(
    Column,
    { key: 'value', style: { verticalAlign: 'top', padding: '4px 0' } },
    ...rows.map((row) =>
      h(
        Text,
        { key: row, className: 'words', style: { ...tight, ...breaking } },
        href === undefined
          ? row
          : h(Link, { href, style: { color: base.color, textDecoration: 'underline' } }, row),
      ),
    ),
  );
  return h(Row, { key: index, children: [left, right] });
}
