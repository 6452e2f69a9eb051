/** Why something of a shop's CSS cannot be taken. `what`: the property, value or selector as it was typed. */
export type CssProblemCode =
  | 'tooLong'
  | 'syntax'
  | 'atRule'
  | 'media'
  | 'nested'
  | 'selector'
  | 'part'
  | 'state'
  | 'important'
  | 'property'
  | 'rootProperty'
  | 'hides'
  | 'address'
  | 'value'
  | 'color';

export interface CssProblem {
  code: CssProblemCode;
  /** From 1. */
  line: number;
  what: string;
}
