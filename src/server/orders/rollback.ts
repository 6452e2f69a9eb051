/** Ends a transaction without keeping anything of it, and says why. */
export class Rollback<C extends string> extends Error {
  readonly why: C;
  constructor(why: C) {
    super(why);
    this.why = why;
  }
}
