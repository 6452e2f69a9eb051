import { z } from 'zod';
import type { Mode } from '../domain/modes.ts';
import { MOST_CSS } from '../domain/shop-css/limits.ts';
import { isProfile, isShopLink } from '../domain/shop-links.ts';
import { Line, Name, Text } from './fields.ts';

/** What a shop says and links of its own, beside the colours of its face. */

/** A link at the foot of every page: to https, or to a path of the site. */
export const FooterLink = z
  .object({ label: Name(60), href: Line(500).refine(isShopLink, { error: 'shopLink' }) })
  .meta({ id: 'FooterLink' });

/** The shop's profile in a social network, by its address. */
export const SocialLink = z
  .object({ url: Line(500).refine(isProfile, { error: 'socialLink' }) })
  .meta({ id: 'SocialLink' });

const modeName = Line(30).default('');

/** The shop's own names of the order types; '': the usual ones. */
export const ModeNames = z
  .object({ takeaway: modeName, delivery: modeName, dineIn: modeName } satisfies Record<
    Mode,
    typeof modeName
  >)
  .meta({ id: 'ModeNames' });

/** The shop's own CSS as it was typed. */
export const ShopCss = Text(MOST_CSS);
