import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import { createElement as h, type ReactNode } from 'react';

/** A piece of a mail, as HTML and as plain text: one that is made of tables reads badly when it is turned into the other. */
export interface Part {
  html: ReactNode;
  text: string;
}

interface Frame {
  shopName: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  title: string;
  /** Under everything, small. */
  footer: string;
}

/** What is said of something: its name and, at the end of the line, a value. `below` stands under the name, small. */
export interface Line {
  name: string;
  value: string;
  below?: readonly string[];
  isStrong?: boolean;
}

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** The shop's yellow and black (SPEC section 9). Programs that show mails in the dark take the second set. */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #16150f !important; }
  .sheet { background-color: #211f17 !important; }
  .words { color: #f4f2ea !important; }
  .small { color: #b9b5a6 !important; }
  .quote { background-color: #2d2a20 !important; }
  .rule { border-color: #45412f !important; }
}`;

const base = { fontSize: '16px', lineHeight: '24px', color: '#010101', margin: '0 0 16px' };
const tight = { ...base, lineHeight: '22px', margin: 0 };
/** A word that is longer than a phone is wide goes on in the next line. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const small = { color: '#5c584a', fontSize: '14px', lineHeight: '20px' };
const sheet = { backgroundColor: '#ffffff', borderRadius: '14px', maxWidth: '560px', padding: '28px 24px' };
const yellow = {
  backgroundColor: '#ffd200',
  color: '#010101',
  borderRadius: '10px',
  padding: '14px 22px',
  fontSize: '16px',
  fontWeight: 700,
  margin: '0 0 20px',
};

const quiet = {
  ...yellow,
  backgroundColor: 'transparent',
  border: '2px solid #8d8877',
  padding: '12px 20px',
};
const aside = {
  backgroundColor: '#f6f5f1',
  borderLeft: '6px solid #cfcabb',
  borderRadius: '6px',
  margin: '0 0 20px',
  padding: '12px 16px',
};

export const paragraph = (text: string): Part => ({
  html: h(Text, { key: text, className: 'words', style: { ...base, ...breaking } }, text),
  text,
});

export const heading = (text: string): Part => ({
  html: h(
    Heading,
    { key: text, as: 'h2', className: 'words', style: { ...base, fontSize: '18px', margin: '8px 0' } },
    text,
  ),
  text,
});

/** The one thing that the mail asks for. */
export const button = (label: string, href: string): Part => ({
  html: h(Section, { key: label }, h(Button, { href, className: 'main', style: yellow }, label)),
  text: `${label}: ${href}`,
});

/** The other answer. */
export const quietButton = (label: string, href: string): Part => ({
  html: h(Section, { key: label }, h(Button, { href, className: 'words quiet', style: quiet }, label)),
  text: `${label}: ${href}`,
});

/** What somebody wrote themselves, set apart from what the shop says. */
export const quote = (name: string, text: string): Part => ({
  html: h(
    Section,
    { key: name, className: 'quote', style: aside },
    h(Text, { className: 'small', style: { ...tight, ...small } }, name),
    ...text
      .split('\n')
      .map((line, index) =>
        h(Text, { key: index, className: 'words', style: { ...tight, ...breaking } }, line),
      ),
  ),
  text: `${name}: ${text}`,
});

/** The number that is called out, large enough to be shown over a counter. */
export const ticket = (name: string, number: string): Part => ({
  html: h(
    Section,
    { key: name, className: 'quote', style: { ...aside, borderLeft: '6px solid #ffd200' } },
    h(Text, { className: 'small', style: { ...tight, ...small } }, name),
    h(
      Text,
      { className: 'words', style: { ...tight, fontSize: '32px', lineHeight: '38px', fontWeight: 700 } },
      number,
    ),
  ),
  text: `${name}: ${number}`,
});

/** A line between what is told and what it is told about. */
export const rule = (): Part => ({
  html: h(Hr, { key: 'rule', className: 'rule', style: { borderColor: '#e3e0d6', margin: '4px 0 20px' } }),
  text: '---',
});

/** Lines under each other. */
export const lines = (all: readonly Line[]): Part => ({
  html: h(Section, { key: all[0]?.name, style: { margin: '0 0 16px' } }, ...all.map(row)),
  text: all
    .map(({ name, value, below = [] }) =>
      [`${name}${value === '' ? ':' : `: ${value}`}`, ...below.map((text) => `  ${text}`)].join('\n'),
    )
    .join('\n'),
});

/** Where words may be broken anywhere, a narrow column breaks short ones, too. */
const hasLongWord = (text: string): boolean => text.split(/[\s-]/).some((word) => word.length > 16);

function row({ name, value, below = [], isStrong = false }: Line, index: number): ReactNode {
  const style = { ...tight, fontWeight: isStrong ? 700 : 400 };
  const left = h(
    Column,
    { key: 'name', style: { verticalAlign: 'top', padding: '4px 12px 4px 0' } },
    h(Text, { className: 'words', style: { ...style, ...(hasLongWord(name) ? breaking : {}) } }, name),
    ...below.map((text) =>
      h(Text, { key: text, className: 'small', style: { ...tight, ...small, ...breaking } }, text),
    ),
  );
  const right = h(
    Column,
    { key: 'value', align: 'right', style: { verticalAlign: 'top', padding: '4px 0' } },
    h(Text, { className: 'words', style }, value),
  );
  return h(Row, { key: index, children: [left, right] });
}

/** A whole mail: HTML that can be read on a phone and in the dark, and the same in plain text. */
export async function letter(
  { shopName, preview, title, footer }: Frame,
  parts: readonly Part[],
): Promise<{ html: string; text: string }> {
  const head = h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', null, title),
    h('style', { dangerouslySetInnerHTML: { __html: STYLES } }),
  );
  const ground = { backgroundColor: '#f6f5f1', fontFamily: FONT, margin: 0, padding: '24px 12px' };
  const body = h(
    Body,
    { className: 'page', style: ground },
    h(Preview, null, preview),
    h(
      Container,
      { className: 'sheet', style: sheet },
      h(Text, { className: 'small', style: { ...base, color: small.color, fontWeight: 700 } }, shopName),
      h(
        Heading,
        { as: 'h1', className: 'words', style: { ...base, fontSize: '24px', lineHeight: '30px' } },
        title,
      ),
      ...parts.map(({ html }) => html),
      h(Text, { className: 'small', style: { ...base, ...small, margin: '8px 0 0' } }, footer),
    ),
  );
  const text = [shopName, title, ...parts.map((part) => part.text), footer].join('\n\n');
  return { html: await render(h(Html, { lang: 'de' }, head, body)), text: `${text}\n` };
}
