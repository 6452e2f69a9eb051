/** The number of an order in the books, as people read it: year and six digits or more, '2026-000123' (docs/books.md). */
export const formatBookNumber = (year: number, number: number): string =>
  `${year}-${String(number).padStart(6, '0')}`;
