import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../upload.ts';

/** Texts of the upload fields, loaded with the first dish that asks for files. */

const FILE_WORDS: Readonly<Record<string, string>> = {
  image: 'Choisir une image',
  images: 'Choisir des images',
  files: 'Choisir des fichiers',
};

export const upload: Words<typeof german.upload> = {
  choose: (type) => FILE_WORDS[type] ?? 'Choisir un fichier',
  replace: (type) => (type === 'image' ? 'Remplacer l’image' : 'Remplacer le fichier'),
  remove: (name) => `Retirer ${name}`,
  sending: (name) => `Envoi en cours\u202f: ${name}`,
  sent: 'Envoyé',
  earlier: (n) => `Fichier ${n}`,
  notProcessed: (name) =>
    `Le fichier «\u202f${name}\u202f» ne peut pas être traité. Il est peut-être trop volumineux, ou son format n’est pas reconnu.`,
};
