/** German words for what is refused when the shop is edited. */

/** An edit that no field, or one field in particular, is to blame for. */
export const EDIT_MESSAGES = {
  identifierTaken: 'Diese Kennung ist schon vergeben.',
  imageUnknown: 'Dieses Bild gibt es nicht.',
  branchUnknown: 'Diese Filiale gibt es nicht.',
  notSold: 'Dieses Produkt oder diese Option gibt es nicht mehr.',
  movedOn:
    'Das wurde inzwischen von jemand anderem geändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  orderMovedOn:
    'Die Liste hat sich inzwischen geändert. Bitte laden Sie die Seite neu und sortieren Sie noch einmal.',
  pictureUnreadable:
    'Dieses Bild ist nicht lesbar oder zu groß. Erlaubt sind JPG, PNG, GIF und WebP mit höchstens 50 Millionen Bildpunkten.',
  uploadOrdered: 'Diese Datei gehört zu einer Bestellung und kann nicht geändert oder gelöscht werden.',
} as const;

/** The most names that a refusal lists. */
const MOST_NAMES = 5;

/** What keeps something from being deleted, by name → one German sentence. */
export function inUseMessage(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return `Das kann nicht gelöscht werden. Es wird noch verwendet: ${shown}${rest > 0 ? ` und ${rest} weitere` : ''}.`;
}
