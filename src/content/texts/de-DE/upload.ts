import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../upload.ts';

export const upload: Overrides<typeof german.upload> = {
  notProcessed: (name) =>
    `„${name}“ lässt sich nicht verarbeiten. Vielleicht ist die Datei zu groß, oder wir kennen ihren Typ nicht.`,
};
