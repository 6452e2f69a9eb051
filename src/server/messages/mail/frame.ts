import { Body, Container, Head, Heading, Html, Img, Preview, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { createElement as h, type ReactNode } from 'react';
import { DEFAULT_FACE, type Face } from '../../../lib/domain/face/face.ts';
import { DEFAULT_LANGUAGE, type Wording } from '../../../lib/domain/languages.ts';
import type { Block } from './building-blocks.ts';
import { breaking, lookOf, type Look } from './style.ts';

interface Frame {
  /** German by default. */
  language?: Wording;
  shopName: string;
  /** URL of the shop's logo; null: the name is shown instead. */
  logo?: string | null | undefined;
  /** The shop's; the default one if it cannot be read. */
  face?: Face | undefined;
  /** URLs of dish pictures. */
  dishes?: readonly string[];
  /** The preview text beside the subject in a list of mails. */
  preview: string;
  title: string;
  /** Small print at the end. */
  footer: string;
  /** The seller with legal form and address, at the very end; '' or absent: not said. */
  seller?: string | undefined;
}

/** A complete mail: HTML for phones and dark mode, and the same as plain text. */
export async function letter(
  frame: Frame,
  blocks: readonly Block[],
): Promise<{ html: string; text: string }> {
  const { language = DEFAULT_LANGUAGE, shopName, logo = null, face = DEFAULT_FACE } = frame;
  const { dishes = [], preview, title, footer, seller = '' } = frame;
  const look = lookOf(face);
  const { base, small, ground, sheet } = look;
  const head = h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: look.schemes }),
    h('title', null, title),
    h('style', { dangerouslySetInnerHTML: { __html: look.styles } }),
  );
  const body = h(
    Body,
    { className: 'page', style: ground },
    h(Preview, null, preview),
    signboard(look, shopName, logo),
    h(
      Container,
      { className: 'sheet', style: sheet },
      ...(dishes.length > 0 ? [plates(look, dishes)] : []),
      h(
        Heading,
        {
          as: 'h1',
          className: 'words',
          style: { ...base, ...breaking, fontSize: '26px', lineHeight: '32px', textAlign: 'center' },
        },
        title,
      ),
      ...blocks.map(({ html }) => html(look)),
    ),
    h(
      Container,
      { style: { maxWidth: '560px', padding: '14px 22px 0' } },
      ...[footer, seller]
        .filter(Boolean)
        .map((words) =>
          h(
            Text,
            { key: words, className: 'small', style: { ...small, ...breaking, margin: '0 0 8px' } },
            words,
          ),
        ),
    ),
  );
  const text = [shopName, title, ...blocks.map((block) => block.text), footer, seller]
    .filter(Boolean)
    .join('\n\n');
  return { html: await render(h(Html, { lang: language }, head, body)), text: `${text}\n` };
}

/** The shop's logo or name. */
function signboard({ base }: Look, shopName: string, logo: string | null): ReactNode {
  const name = { ...base, ...breaking, fontSize: '20px', fontWeight: 800, margin: '0 0 14px' };
  return h(
    Container,
    { style: { maxWidth: '560px' } },
    logo === null
      ? h(Text, { className: 'words', style: { ...name, textAlign: 'center' } }, shopName)
      : h(Img, {
          src: logo,
          alt: shopName,
          height: 40,
          style: { ...name, height: '40px', maxWidth: '240px', margin: '0 auto 14px' },
        }),
  );
}

const PLATE = 84;

function plates({ dish }: Look, dishes: readonly string[]): ReactNode {
  return h(
    Section,
    { key: 'dishes', style: { margin: '0 0 16px', textAlign: 'center' } },
    ...dishes.map((src) =>
      h(Img, { key: src, src, alt: '', width: PLATE, height: PLATE, className: 'dish', style: dish }),
    ),
  );
}
