import type { Face } from '../../../lib/domain/face/face.ts';
import { letter } from './frame.ts';
import type { Mail } from '../senders.ts';
import type { LoginLink } from '../../people/login-links.ts';
import { button, paragraph } from './building-blocks.ts';
import { loginLinkTexts as texts } from './texts.ts';

interface Terms {
  id: string;
  shopName: string;
  face?: Face | undefined;
  office: string;
  minutes: number;
}

/** `office` is the back office's origin. The secret is in the fragment, which no server logs. */
export async function loginLinkMail(
  { to, name, token }: LoginLink,
  { id, shopName, face, office, minutes }: Terms,
): Promise<Mail> {
  const { html, text } = await letter(
    { shopName, face, preview: texts.preview(minutes), title: texts.title, footer: texts.footer },
    [
      paragraph(texts.greeting(name)),
      paragraph(texts.how(minutes)),
      button(texts.enter, `${office}/backend/login#token=${encodeURIComponent(token)}`),
    ],
  );
  return { id, to, subject: texts.subject(shopName), html, text };
}
