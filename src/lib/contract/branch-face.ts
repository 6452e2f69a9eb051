import type { Branch } from './branches.ts';
import type { Config } from './config.ts';
import type { Shop } from './shop.ts';

type Belonging = Pick<Branch, 'division'>;
type Faced = Pick<Shop, 'config' | 'divisions'>;

/** The face of a branch: its division's, if that has one, else the shop's. Always the same object for the same shop. */
export const faceOf = ({ config, divisions }: Faced, { division }: Belonging): Config['face'] =>
  (division && divisions.find(({ id }) => id === division.id)?.face) || config.face;

const known = new WeakMap<Config, WeakMap<Config['face'], Config>>();

/** The settings as a branch's pages have them: with its face. */
export function configOf(shop: Faced, branch: Belonging): Config {
  const face = faceOf(shop, branch);
  if (face === shop.config.face) return shop.config;
  const ofShop = known.get(shop.config) ?? new WeakMap<Config['face'], Config>();
  known.set(shop.config, ofShop);
  const made = ofShop.get(face) ?? { ...shop.config, face };
  ofShop.set(face, made);
  return made;
}
