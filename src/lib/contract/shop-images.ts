import type { ImageRef } from '../domain/product.ts';
import type { Shop, ShopList } from './shop.ts';

/** A picture that something shows, and the field that says so. */
interface ShownImage {
  field: string;
  image: ImageRef;
}

const one = (field: string, image: ImageRef | null): ShownImage[] => (image ? [{ field, image }] : []);
const several = (field: string, images: readonly ImageRef[]): ShownImage[] =>
  images.map((image, index) => ({ field: `${field}.${index}`, image }));

/** The pictures of an entity of each list. */
const IMAGES: { readonly [L in ShopList]: (entity: Shop[L][number]) => ShownImage[] } = {
  divisions: () => [],
  branches: ({ logo, images }) => [...one('logo', logo), ...several('images', images)],
  menus: () => [],
  categories: ({ image }) => one('image', image),
  products: ({ images }) => several('images', images),
  tags: ({ image }) => one('image', image),
  tables: () => [],
  blocks: ({ data }) =>
    data.flatMap((part, index) => (part.type === 'image' ? one(`data.${index}.value`, part.value) : [])),
  donatees: () => [],
};

/** The pictures of one entity of the shop. */
export function imagesOf<L extends ShopList>(list: L, entity: Shop[L][number]): ShownImage[] {
  return IMAGES[list](entity);
}

export const imagesOfConfig = ({ logo }: Shop['config']): ShownImage[] => one('logo', logo);

/** Every reference to a picture that the shop has. */
export function imageRefsOf(shop: Shop): ImageRef[] {
  const lists = Object.keys(IMAGES) as ShopList[];
  const shown = lists.flatMap((list) => shop[list].flatMap((entity) => imagesOf(list, entity as never)));
  return [...imagesOfConfig(shop.config), ...shown].map(({ image }) => image);
}
