import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../upload.ts';

/** Texts of the upload fields, loaded with the first dish that asks for files. */

const FILE_WORDS: Readonly<Record<string, string>> = {
  image: 'Scegli immagine',
  images: 'Scegli immagini',
  files: 'Scegli file',
};

export const upload: Words<typeof german.upload> = {
  choose: (type) => FILE_WORDS[type] ?? 'Scegli file',
  replace: (type) => (type === 'image' ? 'Sostituisci l’immagine' : 'Sostituisci il file'),
  remove: (name) => `Rimuovi ${name}`,
  sending: (name) => `Caricamento di ${name}`,
  sent: 'Caricato',
  earlier: (n) => `File ${n}`,
  notProcessed: (name) =>
    `Il file scelto “${name}” non può essere elaborato. Forse è troppo grande o il tipo di file non è riconosciuto.`,
};
