import type { Mail } from '../senders.ts';
import { letter } from './frame.ts';
import { button, paragraph } from './pieces.ts';
import { branchTexts } from './texts.ts';

/** The mail to a branch that nobody attends; its button leads to the board. */
export async function unattendedMail(
  { title, says, open }: { title: string; says: string; open: string },
  { id, to, shopName, url }: { id: string; to: string; shopName: string; url: string },
): Promise<Mail> {
  const frame = { shopName, preview: says, title, footer: branchTexts.footer };
  const { html, text } = await letter(frame, [paragraph(says), button(open, url)]);
  return { id, to, subject: title, html, text };
}
