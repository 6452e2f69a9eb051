import type { Branch } from '../lib/contract/branches.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { imageUrl } from './images.ts';
import { absoluteUrl } from './site-url.ts';

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

/** The picture of a branch, else of the shop: its first picture, else a logo, else the app's icon. */
export function sharePicture({ config }: Pick<Shop, 'config'>, branch?: Branch): SharePicture {
  const alt = branch?.name ?? config.shopName;
  const [banner] = branch?.images ?? [];
  if (banner) return { url: absoluteUrl(imageUrl(banner)), size: BANNER, alt };
  const logo = branch?.logo ?? config.logo;
  if (logo) return { url: absoluteUrl(imageUrl(logo)), size: null, alt };
  return { url: absoluteUrl('/icons/icon-512.png'), size: ICON, alt };
}
