import type { ImageRef } from '../lib/domain/product.ts';
import { browserApi } from './shop.ts';
import { appIconFile, hasUsualIcons, type IconLook } from '../lib/domain/face/app-icon.ts';
import { iconSvg, type IconName } from '../lib/domain/face/icon.ts';
import type { Branch } from '../lib/contract/branches.ts';
import { branchCard, SHARE_SIZE, sharePath, shopCard, SHOP_SHARE_PATH } from '../lib/contract/site-pages.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { absoluteUrl } from './site.ts';

/** The use of a picture; the API has a rendition for each (SPEC section 7 'Images'). */
export type ImageUse = 'product' | 'category';

/**
 * The address of a picture; `width` requests a rendition, and an API without renditions answers with the
 * original.
 */
export function imageUrl({ id, version, extension }: ImageRef, use?: ImageUse, width?: number): string {
  const folder = use ? `/image/${use}` : '/image';
  return `${browserApi()}${folder}/${id}-${version}.${extension}${width ? `?width=${width}` : ''}`;
}

/** `srcset` of a picture for the given widths in pixels. */
export function imageSet(image: ImageRef, use: ImageUse, widths: number[]): string {
  return widths.map((width) => `${imageUrl(image, use, width)} ${width}w`).join(', ');
}

/** Whether the API draws share pictures and icons: ours does, and sets this for the pages it builds. */
const areDrawn = () => process.env.SHARE_PICTURES === 'on';

const defaultIcon = (name: IconName) => (name === 'favicon' ? '/favicon.svg' : `/icons/${name}.png`);

/** The address of one of the shop's icons. An API that draws none leaves the default ones, but for the one in the browser's tab. */
export function iconUrl(look: IconLook, name: IconName): string {
  if (hasUsualIcons(look)) return defaultIcon(name);
  if (areDrawn()) return `${browserApi()}/image/icon/${appIconFile(name, look)}`;
  return name === 'favicon'
    ? `data:image/svg+xml,${encodeURIComponent(iconSvg(look.face))}`
    : defaultIcon(name);
}

/** The link preview of a page. */
export interface SharePicture {
  url: string;
  /** Pixels; null if unknown. */
  size: { width: number; height: number } | null;
  alt: string;
}

/** The size of the picture on the branch's page. */
const BANNER = { width: 1600, height: 900 };
const ICON = { width: 512, height: 512 };

const drawn = (path: string, alt: string): SharePicture => ({
  url: absoluteUrl(browserApi() + path),
  size: SHARE_SIZE,
  alt,
});

/** The versioned share picture of a branch, else of the shop. */
export function sharePicture(shop: Shop, branch?: Branch): SharePicture {
  const alt = branch?.name ?? shop.config.shopName;
  if (!areDrawn()) return foundPicture(shop, branch, alt);
  const card = branch ? branchCard(shop, branch, Date.now()) : shopCard(shop, Date.now());
  return drawn(sharePath(card), alt);
}

/** The shop's picture at an unversioned address: for pages that do not change with a menu. */
export function shopPicture({ config }: Pick<Shop, 'config'>): SharePicture {
  const alt = config.shopName;
  return areDrawn() ? drawn(SHOP_SHARE_PATH, alt) : foundPicture({ config }, undefined, alt);
}

/** Without share pictures: the branch's first picture, else a logo, else the app's icon. */
function foundPicture(
  { config }: Pick<Shop, 'config'>,
  branch: Branch | undefined,
  alt: string,
): SharePicture {
  const [banner] = branch?.images ?? [];
  if (banner) return { url: absoluteUrl(imageUrl(banner)), size: BANNER, alt };
  const logo = branch?.logo ?? config.logo;
  if (logo) return { url: absoluteUrl(imageUrl(logo)), size: null, alt };
  return { url: absoluteUrl(iconUrl(config, 'icon-512')), size: ICON, alt };
}
