import { Config } from './config.ts';
import { ENTITIES, type Shop, type ShopList } from './shop.ts';

/** A part of a shop on its way to another process: its config, which comes first, or some entities of a list. */
export type ShopPart = { config: Config } | { list: ShopList; entities: readonly { id: number }[] };

/** Enough to be quick, few enough that what sends or reads them holds no second copy of the shop. */
const AT_ONCE = 200;

/** The parts of a shop in their order. */
export function* shopParts(shop: Shop): Generator<ShopPart> {
  yield { config: shop.config };
  for (const list of ENTITIES.keys())
    for (let start = 0; start < shop[list].length; start += AT_ONCE)
      yield { list, entities: shop[list].slice(start, start + AT_ONCE) };
}

function read(list: ShopList, one: { id: number }): unknown {
  const parsed = ENTITIES.get(list)?.safeParse(one);
  if (parsed?.success) return parsed.data;
  const fields = parsed?.error.issues.map(({ path }) => path.join('.')) ?? [];
  throw new Error(`${list} ${one.id} ${fields.join(', ')}`);
}

/** Puts a shop together from its parts; entities are read as `parseShop` reads them. `add` throws for one that does not fit. */
export function joinShop(): { add: (part: ShopPart) => void; shop: () => Shop } {
  let config: Config | null = null;
  const lists = new Map([...ENTITIES.keys()].map((list) => [list, [] as unknown[]]));
  return {
    add(part) {
      if ('config' in part) config = Config.parse(part.config);
      else lists.get(part.list)?.push(...part.entities.map((one) => read(part.list, one)));
    },
    shop() {
      if (!config) throw new Error('the shop has no config yet');
      return { config, ...Object.fromEntries(lists) } as unknown as Shop;
    },
  };
}
