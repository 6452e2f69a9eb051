import { parsers } from 'prettier/plugins/yaml';

/** A node of Prettier's syntax tree, as far as values are concerned. */
interface Node {
  type: string;
  children?: (Node | null)[];
  value?: string;
}

/** A YAML text as objects, lists and texts; throws for invalid YAML. Numbers stay texts. */
export async function readYaml(text: string): Promise<unknown> {
  return valueOf((await parsers.yaml.parse(text, {} as never)) as Node);
}

const only = ({ children = [] }: Node) => children.filter((child) => child !== null);

function valueOf(node: Node | undefined): unknown {
  if (!node) return null;
  if (node.value !== undefined) return node.value;
  if (/^(mapping|flowMapping)$/.test(node.type)) {
    const pairs = only(node).map((item) => only(item).map((part) => valueOf(only(part)[0])));
    return Object.fromEntries(pairs.map(([key, value]) => [String(key), value]));
  }
  if (/^(sequence|flowSequence)$/.test(node.type)) return only(node).map((item) => valueOf(only(item)[0]));
  return valueOf(only(node).at(-1));
}
