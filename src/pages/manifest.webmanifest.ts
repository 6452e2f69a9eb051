import type { APIRoute } from 'astro';
import type { Config } from '../lib/contract/config.ts';
import { splashColor, themeColors, type IconName } from '../lib/domain/face/icon.ts';
import { iconUrl } from '../content/images.ts';
import { shop } from '../content/shop.ts';

const png = (config: Config, size: number, purpose: 'any' | 'maskable', name: IconName) => ({
  src: iconUrl(config, name),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The shop as an app: its names, and its face's colours and icons. */
export const GET: APIRoute = async () => {
  const { config } = await shop();
  const themeColor = themeColors(config.face).at(-1);
  return Response.json({
    id: '/',
    name: config.title || config.shopName,
    short_name: config.shopName,
    description: config.description,
    lang: config.locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: themeColor?.color,
    background_color: splashColor(config.face),
    icons: [
      png(config, 192, 'any', 'icon-192'),
      png(config, 512, 'any', 'icon-512'),
      png(config, 192, 'maskable', 'icon-maskable-192'),
      png(config, 512, 'maskable', 'icon-maskable-512'),
    ],
  });
};
