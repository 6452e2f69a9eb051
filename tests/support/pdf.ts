import { getDocumentProxy } from 'unpdf';

/** A piece of text as it lies on its page, in points from the page's bottom left. */
export interface Placed {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  page: number;
}

/** A node of the tree that screen readers follow. */
interface Node {
  role?: string;
  children?: Node[];
}

/** A PDF as its readers see it: words are those of the document, without page numbers; feet are the latter. */
export async function readPdf(bytes: Uint8Array) {
  const doc = await getDocumentProxy(new Uint8Array(bytes));
  const placed: Placed[] = [];
  const feet: string[] = [];
  const roles: string[] = [];
  const links: string[] = [];
  const fonts = new Set<string>();
  for (let number = 1; number <= doc.numPages; number += 1) {
    const page = await doc.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const open: string[] = [];
    let foot = '';
    for (const item of items) {
      if ('type' in item) {
        if (item.type.startsWith('begin')) open.push((item as { tag?: string }).tag ?? '');
        else open.pop();
      } else if (open.includes('Artifact')) foot += item.str;
      else if (item.str !== '') {
        fonts.add(item.fontName);
        const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
        placed.push({ text: item.str, x, y, width: item.width, size, page: number });
      }
    }
    feet.push(foot);
    const walk = ({ role, children = [] }: Node) => {
      if (role) roles.push(role);
      children.forEach(walk);
    };
    walk(((await page.getStructTree()) ?? {}) as Node);
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) if (url) links.push(url);
  }
  const { info } = await doc.getMetadata();
  const { Title, Language } = info as Record<string, string>;
  const { Marked } = ((await doc.getMarkInfo()) ?? {}) as { Marked?: boolean };
  return { placed, feet, roles, links, title: Title, language: Language, isTagged: Marked };
}

/** Without what setting adds and takes away: blanks at the ends of lines. */
export const squeezed = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, '');

/** All words of a PDF without blanks. */
export const wordsOfPdf = ({ placed }: Awaited<ReturnType<typeof readPdf>>): string =>
  squeezed(placed.map(({ text }) => text).join(''));

/** All words of an HTML page's body without blanks. */
export const wordsOfPage = (page: string): string =>
  squeezed(
    (/<body>([^]*)<\/body>/.exec(page)?.[1] ?? '')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => ENTITIES[name] ?? ''),
  );

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
