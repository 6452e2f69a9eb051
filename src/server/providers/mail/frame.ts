import { createElement as h, type ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Html, Preview, Text } from '@react-email/components';
import { render } from '@react-email/render';

/** What a mail says, as HTML and as plain text. */
export interface Letter {
  html: string;
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

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** The shop's yellow and black (SPEC section 9). Programs that show mails in the dark take the second set. */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #16150f !important; }
  .sheet { background-color: #211f17 !important; }
  .words { color: #f4f2ea !important; }
  .small { color: #b9b5a6 !important; }
}`;

const words = { fontSize: '16px', lineHeight: '24px', color: '#010101', margin: '0 0 16px' };

/** One paragraph. */
export const paragraph = (text: string): ReactNode => h(Text, { className: 'words', style: words }, text);

/** The one thing that the mail asks for. Its address stands below it, too: some programs show no buttons. */
export function button(label: string, href: string): ReactNode {
  const style = {
    backgroundColor: '#ffd200',
    color: '#010101',
    borderRadius: '10px',
    padding: '14px 22px',
    fontSize: '16px',
    fontWeight: 700,
    margin: '0 0 20px',
  };
  return h(Button, { href, style }, label);
}

/** A whole mail: HTML that can be read on a phone and in the dark, and the same in plain text. */
export async function letter(
  { shopName, preview, title, footer }: Frame,
  ...parts: ReactNode[]
): Promise<Letter> {
  const page = h(
    Html,
    { lang: 'de' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, title),
      h('style', { dangerouslySetInnerHTML: { __html: STYLES } }),
    ),
    h(
      Body,
      {
        className: 'page',
        style: { backgroundColor: '#f6f5f1', fontFamily: FONT, margin: 0, padding: '24px 12px' },
      },
      h(Preview, null, preview),
      h(
        Container,
        {
          className: 'sheet',
          style: {
            backgroundColor: '#ffffff',
            borderRadius: '14px',
            maxWidth: '560px',
            padding: '28px 24px',
          },
        },
        h(Text, { className: 'small', style: { ...words, color: '#5c584a', fontWeight: 700 } }, shopName),
        h(
          Heading,
          { as: 'h1', className: 'words', style: { ...words, fontSize: '24px', lineHeight: '30px' } },
          title,
        ),
        ...parts,
        h(
          Text,
          {
            className: 'small',
            style: { ...words, color: '#5c584a', fontSize: '14px', lineHeight: '20px', margin: '8px 0 0' },
          },
          footer,
        ),
      ),
    ),
  );
  const html = await render(page);
  const asWritten = { selector: 'h1', options: { uppercase: false } };
  const text = await render(page, {
    plainText: true,
    htmlToTextOptions: { selectors: [asWritten], wordwrap: 76 },
  });
  return { html, text };
}
