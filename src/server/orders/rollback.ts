/** Thrown to roll a transaction back, with the reason. */
export class Rollback<C extends string> extends Error {
  readonly why: C;
  constructor(why: C) {
    super(why);
    this.why = why;
  }
}
