import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { withoutDepths } from '../lib/domain/markdown-depth.ts';
import { markdown as words } from './texts/shell.ts';

interface Node {
  type: string;
  children?: Node[];
}

/** HTML in a text is shown as text: staff see what they wrote, and none of it is executed. */
function htmlAsText() {
  return function change(node: Node): void {
    if (node.type === 'html') node.type = 'text';
    node.children?.forEach(change);
  };
}

const SCHEMA = {
  ...defaultSchema,
  // Footnotes have their own prefix.
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

const processor = createMarkdownProcessor({
  syntaxHighlight: false,
  smartypants: false,
  remarkPlugins: [htmlAsText],
  remarkRehype: { footnoteLabel: words.footnotes, footnoteBackLabel: words.back },
  rehypePlugins: [[rehypeSanitize, SCHEMA]],
});

/** Headings get no ids: several texts may stand on one page, which has ids of its own. */
const HEADING_NAME = /<(h[1-6]) id="[^"]*"/g;

/** Markdown of the shop's staff (CommonMark with GitHub's tables, lists and links) → HTML without scripts. */
export async function renderMarkdown(text: string): Promise<string> {
  const { code } = await (await processor).render(withoutDepths(text));
  return code.replaceAll(HEADING_NAME, '<$1');
}
