import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Markdown of the shop's staff → HTML. HTML inside the text is shown as text, script links lose their target. */
export function renderMarkdown(text: string): string {
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  // A '>' of the text is written as an entity, so these are the ends of elements that have no content.
  return html.replaceAll(' />', '>');
}
