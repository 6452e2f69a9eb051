import type { APIRoute } from 'astro';
import { shop } from '../content/shop.ts';

const png = (size: number, purpose: 'any' | 'maskable', name: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The shop as an app: its names and, by SPEC section 9, theme colours. */
export const GET: APIRoute = async () => {
  const { config } = await shop();
  return Response.json({
    id: '/',
    name: config.title || config.shopName,
    short_name: config.shopName,
    description: config.description,
    lang: config.locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#FFD200',
    background_color: '#010101',
    icons: [
      png(192, 'any', 'icon-192'),
      png(512, 'any', 'icon-512'),
      png(192, 'maskable', 'icon-maskable-192'),
      png(512, 'maskable', 'icon-maskable-512'),
    ],
  });
};
