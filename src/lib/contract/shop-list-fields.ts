import type { ListFields } from './lists.ts';
import type { ShopList } from './shop.ts';

const identified = { id: 'id', identifier: 'text' } as const;
const named = { id: 'id', name: 'text' } as const;

/** What the lists of the shop are filtered and sorted by. `branchId` and the like: what an entry refers to. */
export const SHOP_LIST_FIELDS = {
  divisions: { ...identified, name: 'text' },
  branches: {
    ...identified,
    name: 'text',
    street: 'text',
    zipCode: 'text',
    city: 'text',
    isPublic: 'boolean',
    isDeliveryEnabled: 'boolean',
    isTakeawayEnabled: 'boolean',
    isDineInEnabled: 'boolean',
    isPreorderEnabled: 'boolean',
    tagId: 'id',
    imageId: 'id',
  },
  menus: { ...named, availableFrom: 'instant', branchId: 'id', categoryId: 'id', productId: 'id' },
  categories: { ...named, visible: 'boolean', imageId: 'id' },
  products: {
    ...named,
    type: 'text',
    enabled: 'boolean',
    visible: 'boolean',
    price: 'number',
    tax: 'number',
    isLeadTimeEnabled: 'boolean',
    imageId: 'id',
    categoryId: 'id',
  },
  tags: { ...named, imageId: 'id' },
  tables: { ...identified, branchId: 'id' },
  blocks: { ...identified, isEnabled: 'boolean', isPublic: 'boolean' },
  donatees: { ...identified, name: 'text' },
} as const satisfies Record<ShopList, ListFields>;

/** Where the words of a search are looked for. */
export const SEARCHED_FIELDS: Readonly<Record<ShopList, readonly string[]>> = {
  divisions: ['identifier', 'name'],
  branches: ['identifier', 'name', 'street', 'zipCode', 'city', 'keywords'],
  menus: ['name'],
  categories: ['name'],
  products: ['name', 'description'],
  tags: ['name'],
  tables: ['identifier'],
  blocks: ['identifier'],
  donatees: ['identifier', 'name', 'description'],
};
