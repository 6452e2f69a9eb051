import fc from 'fast-check';
import type { Shop, ShopList } from '../../src/lib/contract/shop.ts';

/** Something that staff do to a shop. What it leaves alone stays the same object, as the server keeps it. */
export interface Edit {
  name: string;
  apply: (shop: Shop) => Shop;
}

const which = fc.nat(1000);
const word = fc.constantFrom('Frisch', 'Neu', 'Heute', 'Öl & Söhne', 'Bio', 'Scharf');

/** One entity of a list becomes another. */
function changing<L extends ShopList>(
  list: L,
  name: string,
  change: (entity: Shop[L][number], word: string, shop: Shop, number: number) => Partial<Shop[L][number]>,
): fc.Arbitrary<Edit> {
  return fc.tuple(which, word).map(([number, text]) => ({
    name: `${list} ${number}: ${name} (${text})`,
    apply(shop) {
      const entities = shop[list] as Shop[L][number][];
      const chosen = entities[number % (entities.length || 1)];
      return {
        ...shop,
        [list]: entities.map((one) =>
          one === chosen ? { ...one, ...change(one, text, shop, number) } : one,
        ),
      };
    },
  }));
}

const reversing = fc
  .constantFrom<ShopList>(
    'branches',
    'menus',
    'categories',
    'products',
    'tags',
    'tables',
    'blocks',
    'divisions',
  )
  .map((list): Edit => ({
    name: `${list} the other way round`,
    apply: (shop) => ({ ...shop, [list]: shop[list].toReversed() }),
  }));

const withoutTable = which.map((number): Edit => ({
  name: 'a table is taken away',
  apply: (shop) => ({
    ...shop,
    tables: shop.tables.filter((_, i) => i !== number % (shop.tables.length || 1)),
  }),
}));

const settings = fc.constantFrom('title', 'description', 'businessName').chain((field) =>
  word.map((text): Edit => ({
    name: `config ${field}`,
    apply: (shop) => ({ ...shop, config: { ...shop.config, [field]: text } }),
  })),
);

const switches = fc
  .constantFrom(
    ...([
      'enablePluginHomePage',
      'enablePluginToolbar',
      'enablePluginTags',
      'enablePluginDonations',
    ] as const),
  )
  .map((flag): Edit => ({
    name: `config ${flag} switched`,
    apply: (shop) => ({ ...shop, config: { ...shop.config, [flag]: !shop.config[flag] } }),
  }));

const of = (edit: fc.Arbitrary<Edit>, weight: number) => ({ arbitrary: edit, weight });

/** Any edit of the shop. */
export const edit: fc.Arbitrary<Edit> = fc.oneof(
  of(
    changing('products', 'price', ({ price }) => ({ price: price + 0.1 })),
    4,
  ),
  of(
    changing('products', 'name', ({ name }, text) => ({ name: `${text} ${name}`.slice(0, 60) })),
    3,
  ),
  of(
    changing('products', 'visible', ({ visible }) => ({ visible: !visible })),
    2,
  ),
  of(
    changing('categories', 'name', ({ name }, text) => ({ name: `${text} ${name}`.slice(0, 60) })),
    2,
  ),
  of(
    changing('categories', 'visible', ({ visible }) => ({ visible: !visible })),
    1,
  ),
  of(
    changing('branches', 'name', ({ name }, text) => ({ name: `${text} ${name}`.slice(0, 60) })),
    2,
  ),
  of(
    changing('branches', 'public', ({ isPublic }) => ({ isPublic: !isPublic })),
    1,
  ),
  of(
    changing('branches', 'address', (_, text, __, number) => ({ identifier: `b-${number}`, street: text })),
    1,
  ),
  of(
    changing('branches', 'areas', ({ deliveryAreas }) => ({ deliveryAreas: deliveryAreas.toReversed() })),
    1,
  ),
  of(
    changing('branches', 'fewer areas', ({ deliveryAreas }) => ({ deliveryAreas: deliveryAreas.slice(1) })),
    1,
  ),
  of(
    changing('branches', 'closed', (_, text) => ({ closedMessage: text, openingHours: [] })),
    1,
  ),
  of(
    changing('branches', 'tags', ({ tags }) => ({ tags: tags.slice(1) })),
    1,
  ),
  of(
    changing('menus', 'branches', (_, __, { branches }) => ({
      branches: branches.map(({ id }) => ({ id })),
    })),
    1,
  ),
  of(
    changing('menus', 'sold out', ({ catalog }) => ({
      catalog: catalog.map((entry, i) =>
        i === 0
          ? { ...entry, products: entry.products.map((one) => ({ ...one, enabled: !one.enabled })) }
          : entry,
      ),
    })),
    2,
  ),
  of(
    changing('menus', 'order', ({ catalog }) => ({ catalog: catalog.toReversed() })),
    1,
  ),
  of(
    changing('tags', 'name', (_, text) => ({ name: text })),
    2,
  ),
  of(
    changing('tables', 'name', (_, __, ___, number) => ({ identifier: `tisch-${number}` })),
    1,
  ),
  of(
    changing('tables', 'moved', (_, __, { branches }) => ({ branch: { id: branches[0]?.id ?? 1 } })),
    1,
  ),
  of(
    changing('blocks', 'words', ({ data }, text) => ({
      data: [{ type: 'text', value: text }, ...data].slice(0, 4) as typeof data,
    })),
    2,
  ),
  of(
    changing('blocks', 'switched', ({ isEnabled }) => ({ isEnabled: !isEnabled })),
    1,
  ),
  of(
    changing('donatees', 'name', (_, text) => ({ name: text })),
    1,
  ),
  of(
    changing('divisions', 'name', (_, text) => ({ name: text })),
    1,
  ),
  of(reversing, 3),
  of(withoutTable, 1),
  of(settings, 1),
  of(switches, 2),
);
