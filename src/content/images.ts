import type { ImageRef } from '../lib/domain/product.ts';
import { browserApi } from './shop.ts';

/** What a picture is used as; the API keeps a rendition for each (SPEC section 7 'Images'). */
export type ImageUse = 'product' | 'category';

/** The address of a picture; `width` asks for a rendition, and an API that has none answers with the picture itself. */
export function imageUrl({ id, version, extension }: ImageRef, use?: ImageUse, width?: number): string {
  const folder = use ? `/image/${use}` : '/image';
  return `${browserApi()}${folder}/${id}-${version}.${extension}${width ? `?width=${width}` : ''}`;
}

/** `srcset` of a picture for the given widths in pixels. */
export function imageSet(image: ImageRef, use: ImageUse, widths: number[]): string {
  return widths.map((width) => `${imageUrl(image, use, width)} ${width}w`).join(', ');
}
