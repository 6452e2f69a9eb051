import type { ImageRef } from '../../lib/domain/product.ts';
import { cropPicture, loadPicture, sendPicture, uploadProblem } from '../images/picture-files.ts';
import { refOf } from '../images/thumbnail.tsx';
import type { PictureFile } from './picture-zip.ts';

/** A picture, and the product that it is for. */
export interface ChosenPicture extends PictureFile {
  product: number;
}

/** What became of pictures that were uploaded: those of each product, and why some are missing. */
export interface Uploaded {
  pictures: { product: number; images: ImageRef[] }[];
  problems: { name: string; message: string }[];
}

/** Uploads pictures one after the other, and goes on after those that are refused. `onDone` gets how many are done. */
export async function uploadPictures(
  chosen: readonly ChosenPicture[],
  onDone: (count: number) => void,
): Promise<Uploaded> {
  const images = new Map<number, ImageRef[]>();
  const problems: Uploaded['problems'] = [];
  for (const [index, { name, blob, product }] of chosen.entries()) {
    try {
      const image = refOf(await upload(name, blob));
      images.set(product, [...(images.get(product) ?? []), image]);
    } catch (error) {
      problems.push({ name, message: uploadProblem(error) });
    }
    onDone(index + 1);
  }
  return { pictures: [...images].map(([product, all]) => ({ product, images: all })), problems };
}

/** A whole picture, no larger than the shop shows it. */
async function upload(name: string, blob: Blob) {
  const source = URL.createObjectURL(blob);
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadPicture(source);
    const data = await cropPicture(source, blob.type, { x: 0, y: 0, width, height });
    return await sendPicture(data, name.replace(/^.*[/\\]/, ''));
  } finally {
    URL.revokeObjectURL(source);
  }
}
