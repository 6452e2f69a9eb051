/** Remembers the table of a QR code's link; fetches what that takes only where there is one. */
export function rememberTable(search: string): void {
  if (/[?&]table=/.test(search)) void import('./current-table.ts').then((it) => it.takeTableOfAddress());
}
