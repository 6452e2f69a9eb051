/** '1 Produkt', '3 Produkte': a number with the form of its noun. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
