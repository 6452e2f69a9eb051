/**
 * The shape of a catalogue by its German words: the same keys, sentences with the same values, lists of the same length. A language that
 * lacks a sentence does not compile.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Words<Said>
    : { readonly [Key in keyof T]: Words<T[Key]> };

/** What a variant of German says differently; all else is as in the German words. Types only, so each entry is checked like a language's. */
export type Overrides<T> = T extends string
  ? string
  : T extends (...values: never[]) => unknown
    ? Words<T>
    : T extends readonly unknown[]
      ? Words<T>
      : { readonly [Key in keyof T]?: Overrides<T[Key]> };
