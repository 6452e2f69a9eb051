/**
 * The shape of a catalogue by its German words: the same keys, sentences with the same values, lists of the same length. A language that
 * lacks a sentence does not compile.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Words<Said>
    : { readonly [Key in keyof T]: Words<T[Key]> };
