import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmTable } from 'micromark-extension-gfm-table';
import { withoutDepths } from '../../../lib/domain/markdown-depth.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root['children'][number];
interface Parents {
  children: readonly Nodes[];
}
type PhrasingContent = Extract<Nodes, { type: 'paragraph' }>['children'][number];

/** Words that look alike; a line feed in `text` begins a new line. */
export interface Span {
  text: string;
  isStrong?: boolean;
  /** Only http, https, mailto and tel. */
  href?: string;
}

/** A part of a legal text, as far as paper can show it. */
export type Block =
  | { kind: 'heading' | 'paragraph'; spans: Span[] }
  /** `start`: the first item's number; null: they have none. */
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  /** The first row names the columns. */
  | { kind: 'table'; rows: Span[][][] };

const EXTENSIONS = {
  extensions: [gfmTable(), gfmAutolinkLiteral()],
  mdastExtensions: [gfmTableFromMarkdown(), gfmAutolinkLiteralFromMarkdown()],
};
const SAFE = /^(https?|mailto|tel):/i;

/** A legal text, which staff write in Markdown, as blocks. HTML in it stays text, as on the shop's pages (`content/markdown.ts`). */
export function blocksOf(text: string): Block[] {
  const root = fromMarkdown(withoutDepths(text), EXTENSIONS);
  return blocksIn(root, placesIn(root));
}

/** Where links by name lead, `[terms]: https://…`. */
type Places = ReadonlyMap<string, string>;

function placesIn(root: Parents): Places {
  const places = new Map<string, string>();
  for (const node of root.children)
    if (node.type === 'definition') places.set(node.identifier, places.get(node.identifier) ?? node.url);
  return places;
}

const blocksIn = (parent: Parents, places: Places): Block[] =>
  parent.children.flatMap((node) => blockOf(node, places));

function blockOf(node: Nodes, places: Places): Block[] {
  switch (node.type) {
    case 'heading':
    case 'paragraph':
      return withWords([{ kind: node.type, spans: spansIn(node.children, places) }]);
    case 'list':
      return [
        {
          kind: 'list',
          start: node.ordered ? (node.start ?? 1) : null,
          items: node.children.map((item) => blocksIn(item, places)),
        },
      ];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksIn(node, places) }];
    case 'table':
      return [
        {
          kind: 'table',
          rows: node.children.map((row) => row.children.map((cell) => spansIn(cell.children, places))),
        },
      ];
    case 'code':
    case 'html':
      return withWords([{ kind: 'paragraph', spans: [{ text: node.value }] }]);
    default:
      return [];
  }
}

const withWords = (blocks: Extract<Block, { spans: Span[] }>[]) =>
  blocks.filter(({ spans }) => spans.some(({ text }) => text.trim() !== ''));

function spansIn(nodes: readonly PhrasingContent[], places: Places, look: Omit<Span, 'text'> = {}): Span[] {
  return nodes.flatMap((node): Span[] => {
    switch (node.type) {
      case 'text':
        return [{ ...look, text: node.value.replaceAll(/\s*\n\s*/g, ' ') }];
      case 'inlineCode':
      case 'html':
        return [{ ...look, text: node.value }];
      case 'break':
        return [{ ...look, text: '\n' }];
      case 'strong':
        return spansIn(node.children, places, { ...look, isStrong: true });
      case 'link':
        return spansIn(node.children, places, linked(look, node.url));
      case 'linkReference':
        return spansIn(node.children, places, linked(look, places.get(node.identifier) ?? ''));
      case 'image':
      case 'imageReference':
        return node.alt ? [{ ...look, text: node.alt }] : [];
      default:
        return 'children' in node ? spansIn(node.children, places, look) : [];
    }
  });
}

const linked = (look: Omit<Span, 'text'>, href: string) => (SAFE.test(href) ? { ...look, href } : look);
