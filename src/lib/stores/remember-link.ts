/** Remembers the table or the delivery area that a link names; fetches what that takes only where there is one. */
export function rememberLink(search: string): void {
  if (/[?&](table|area)=/.test(search)) void import('./cart/link.ts').then((it) => it.takeAddress());
}
