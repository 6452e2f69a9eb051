import type { DepositKind } from './product.ts';

/** What customers and staff read about deposits (§ 47 Abs. 3, 4 VerpackDG asks for these words). */
const KINDS = { einweg: 'Einweg', mehrweg: 'Mehrweg' } satisfies Record<DepositKind, string>;

/** '2 × Pfand 0,25 EUR, Einweg'; `price` is for one piece. */
export function depositText({ kind, pieces }: { kind: DepositKind; pieces: number }, price: string): string {
  return `${pieces === 1 ? '' : `${pieces} × `}Pfand ${price}, ${KINDS[kind]}`;
}
