/** The file of a screen's picture in `docs/pictures/screens`: '/price-times' → 'price-times.webp'. */
export const screenPicture = (path: string): string => `${path.slice(1) || 'bestellungen'}.webp`;
