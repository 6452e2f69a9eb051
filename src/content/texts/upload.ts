/** Texts of the upload fields (SPEC section 8), loaded with the first dish that asks for files. */

const FILE_WORDS: Readonly<Record<string, string>> = {
  image: 'Bild auswählen',
  images: 'Bilder auswählen',
  files: 'Dateien auswählen',
};

export const upload = {
  choose: (type: string) => FILE_WORDS[type] ?? 'Datei auswählen',
  replace: (type: string) => (type === 'image' ? 'Durch ein anderes ersetzen' : 'Durch eine andere ersetzen'),
  remove: (name: string) => `${name} entfernen`,
  sending: (name: string) => `${name} wird hochgeladen`,
  sent: 'Hochgeladen',
  earlier: (n: number) => `Datei ${n}`,
  notProcessed: (name: string) =>
    `Die ausgewählte Datei "${name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`,
} as const;
