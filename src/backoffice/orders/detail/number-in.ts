/** A number as Germans write it: '1.250,5' or '0,85'; null if it is none. A lone point is taken for a comma. */
export function numberIn(text: string): number | null {
  const trimmed = text.trim();
  const plain = trimmed.includes(',') ? trimmed.replaceAll('.', '').replace(',', '.') : trimmed;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
