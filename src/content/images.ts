import type { ImageRef } from '../lib/domain/product.ts';
import { browserApi } from './shop.ts';
import type { Branch } from '../lib/contract/branches.ts';
import {
  branchCard,
  SHARE_SIZE,
  sharePath,
  shopCard,
  SHOP_SHARE_PATH,
} from '../lib/contract/share-picture.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { absoluteUrl } from './site.ts';

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

/** What is shown of a page where somebody shares its address. */
export interface SharePicture {
  url: string;
  /** Pixels; null where nobody knows how large the picture is. */
  size: { width: number; height: number } | null;
  alt: string;
}

/** As large as the branch's page shows its picture. */
const BANNER = { width: 1600, height: 900 };
const ICON = { width: 512, height: 512 };

/** Whether the API draws pictures for sharing: ours does, and says so to the pages that it builds. */
const areDrawn = () => process.env.SHARE_PICTURES === 'on';

const drawn = (path: string, alt: string): SharePicture => ({
  url: absoluteUrl(browserApi() + path),
  size: SHARE_SIZE,
  alt,
});

/** The picture of a branch, else of the shop, by an address that says what it shows. */
export function sharePicture(shop: Shop, branch?: Branch): SharePicture {
  const alt = branch?.name ?? shop.config.shopName;
  if (!areDrawn()) return foundPicture(shop, branch, alt);
  const card = branch ? branchCard(shop, branch, Date.now()) : shopCard(shop, Date.now());
  return drawn(sharePath(card), alt);
}

/** The shop's picture by an address that stays: for pages that do not change when a menu does. */
export function shopPicture({ config }: Pick<Shop, 'config'>): SharePicture {
  const alt = config.shopName;
  return areDrawn() ? drawn(SHOP_SHARE_PATH, alt) : foundPicture({ config }, undefined, alt);
}

/** Where no picture is drawn: the branch's first picture, else a logo, else the app's icon. */
function foundPicture(
  { config }: Pick<Shop, 'config'>,
  branch: Branch | undefined,
  alt: string,
): SharePicture {
  const [banner] = branch?.images ?? [];
  if (banner) return { url: absoluteUrl(imageUrl(banner)), size: BANNER, alt };
  const logo = branch?.logo ?? config.logo;
  if (logo) return { url: absoluteUrl(imageUrl(logo)), size: null, alt };
  return { url: absoluteUrl('/icons/icon-512.png'), size: ICON, alt };
}
