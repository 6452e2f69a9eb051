/** What the shop's CSS needs of css-tree, which brings no types: its parser, whose nodes have their line. */
declare module 'css-tree/parser' {
  interface Node<T extends string> {
    type: T;
    loc: { start: { line: number } } | null;
  }
  interface Nodes<T> extends Iterable<T> {
    readonly size: number;
  }

  export type ValueNode =
    | (Node<'Identifier'> & { name: string })
    | (Node<'Number' | 'Percentage' | 'Operator' | 'Raw' | 'Hash' | 'String' | 'Url'> & { value: string })
    | (Node<'Dimension'> & { value: string; unit: string })
    | (Node<'Function'> & { name: string; children: Nodes<ValueNode> });

  export type SelectorNode =
    | (Node<'AttributeSelector'> & {
        name: { name: string };
        matcher: string | null;
        value: (Node<'Identifier'> & { name: string }) | (Node<'String'> & { value: string }) | null;
        flags: string | null;
      })
    | (Node<'PseudoClassSelector' | 'PseudoElementSelector'> & { name: string; children: unknown })
    | (Node<'Combinator' | 'TypeSelector' | 'ClassSelector' | 'IdSelector'> & { name: string })
    | Node<'NestingSelector' | 'Percentage' | 'Raw'>;

  type Raw = Node<'Raw'> & { value: string };
  export type Selector = Node<'Selector'> & { children: Nodes<SelectorNode> };
  export type Declaration = Node<'Declaration'> & {
    property: string;
    important: boolean | string;
    value: (Node<'Value'> & { children: Nodes<ValueNode> }) | Raw;
  };
  export type Block = Node<'Block'> & { children: Nodes<Statement> };
  export type Rule = Node<'Rule'> & {
    prelude: (Node<'SelectorList'> & { children: Nodes<Selector> }) | Raw;
    block: Block;
  };
  export type Feature = Node<'Feature'> & { name: string; value: ValueNode | null };
  export type MediaNode =
    | Feature
    | (Node<'Condition'> & { children: Nodes<MediaNode> })
    | (Node<'Identifier'> & { name: string })
    | Node<'FeatureRange' | 'FeatureFunction' | 'Raw' | 'GeneralEnclosed'>;
  export type MediaQuery = Node<'MediaQuery'> & {
    modifier: string | null;
    mediaType: string | null;
    condition: MediaNode | null;
  };
  export type Atrule = Node<'Atrule'> & {
    name: string;
    prelude:
      | (Node<'AtrulePrelude'> & {
          children: Iterable<
            (Node<'MediaQueryList'> & { children: Nodes<MediaQuery> }) | Node<'String' | 'Url' | 'Raw'>
          >;
        })
      | Raw
      | null;
    block: Block | null;
  };
  export type Statement = Rule | Atrule | Declaration | Raw | Node<'Comment' | 'CDO' | 'CDC'>;
  export type StyleSheet = Node<'StyleSheet'> & { children: Nodes<Statement> };

  interface Options {
    positions: boolean;
    parseCustomProperty: boolean;
    onParseError: (error: { message: string; line: number }) => void;
  }
  /** Parses a style sheet, however broken it is. */
  const parse: (css: string, options: Options) => StyleSheet;
  export default parse;
}
