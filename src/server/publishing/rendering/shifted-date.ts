/** Whatever has a `Date`: this process, or a window. */
interface Scope {
  Date: DateConstructor;
}

/**
 * Makes everything in a scope take another time for now. Returns how to set it, in epoch milliseconds; it runs on from there. Pages get this
 * function as text (`clock-script.ts`), so it uses nothing from around it.
 */
export function shiftDate(scope: Scope): (at: number) => void {
  const RealDate = scope.Date;
  let shift = 0;
  const now = () => RealDate.now() + shift;
  scope.Date = new Proxy(RealDate, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    // `Date()` without `new` is a text.
    apply: (Target) => new Target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  return (at) => {
    shift = at - RealDate.now();
  };
}
