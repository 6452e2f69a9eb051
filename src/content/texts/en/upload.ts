import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../upload.ts';

/** Texts of the upload fields, loaded with the first dish that asks for files. */

const FILE_WORDS: Readonly<Record<string, string>> = {
  image: 'Choose picture',
  images: 'Choose pictures',
  files: 'Choose files',
};

export const upload: Words<typeof german.upload> = {
  choose: (type) => FILE_WORDS[type] ?? 'Choose file',
  replace: (type) => (type === 'image' ? 'Replace with another picture' : 'Replace with another file'),
  remove: (name) => `Remove ${name}`,
  sending: (name) => `Uploading ${name}`,
  sent: 'Uploaded',
  earlier: (n) => `File ${n}`,
  notProcessed: (name) =>
    `The file ‘${name}’ can’t be processed. It may be too large, or its type isn’t recognised.`,
};
