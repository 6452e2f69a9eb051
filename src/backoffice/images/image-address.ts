import type { ImageRef } from '../../lib/domain/product.ts';

/** Where the API serves a picture, in a width that a use has (docs/entities.md). */
export function imageAddress({ id, version, extension }: ImageRef, width: 160 | 320 | 640 = 320): string {
  return `/image/product/${id}-${version}.${extension}?width=${width}`;
}

/** A picture without what only the list of pictures knows of it. */
export const refOf = ({ id, version, extension }: ImageRef): ImageRef => ({ id, version, extension });
