import { createHmac, randomBytes } from 'node:crypto';
import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import { phoneCountry, toE164 } from '../../../lib/domain/phone.ts';
import { normalCode } from '../../../lib/domain/promotions/promotion.ts';
import type { Database } from '../../platform/database/database.ts';
import { readOrCreateSecret } from '../../platform/secrets.ts';
import { countContactUses, countUses, findCodes } from '../queries/promotions.ts';
import { NOTHING_USED, type PromotionState } from './offered.ts';

type Asked = Pick<OrderDraft, 'codes'> & Partial<Pick<OrderDraft, 'branch' | 'email' | 'phone'>>;

/** Reads what an order's promotions depend on besides the shop; nothing where the shop has none. */
export type ReadPromotionState = (shop: Shop, asked: Asked) => Promise<PromotionState>;

export function createReadPromotionState(db: Database): ReadPromotionState {
  let secret: Promise<string> | null = null;
  /** A contact as it is stored: who reads the table learns no address, and the shop finds it again. */
  async function hashOf(text: string): Promise<string | null> {
    if (text === '') return null;
    secret ??= readOrCreateSecret(db, 'promotions', () => randomBytes(32).toString('base64url'));
    return createHmac('sha256', await secret)
      .update(text)
      .digest('base64url');
  }

  return async (shop, { codes, branch, email = '', phone = '' }) => {
    const enabled = shop.promotions.filter(({ isEnabled }) => isEnabled);
    if (enabled.length === 0) return NOTHING_USED;
    const rows = await findCodes(db, codes.map(normalCode));
    const counted = enabled.filter(({ mostUses }) => mostUses !== null);
    const uses = await countUses(
      db,
      counted.map(({ id }) => id),
    );
    const isFull = (most: number | null, used = 0) => most !== null && used >= most;
    const usedUp = counted.filter(({ id, mostUses }) => isFull(mostUses, uses.get(id)));
    const limited = enabled.filter(({ mostUsesPerContact }) => mostUsesPerContact !== null);
    const at = shop.branches.find(({ id }) => id === branch?.id);
    const number = at && (toE164(phone, phoneCountry(shop.config, at)) ?? phone.trim());
    const contact =
      limited.length === 0 || number === undefined
        ? NOTHING_USED.contact
        : { email: await hashOf(email.trim().toLowerCase()), phone: await hashOf(number) };
    const own = await countContactUses(
      db,
      limited.map(({ id }) => id),
      contact,
    );
    const usedByContact = limited.filter(({ id, mostUsesPerContact }) =>
      isFull(mostUsesPerContact, own.get(id)),
    );
    return {
      generated: new Map(
        rows.map(({ code, promotionId, uses: used, mostUses }) => [
          code,
          { promotionId, isUsedUp: used >= mostUses },
        ]),
      ),
      usedUp: new Set(usedUp.map(({ id }) => id)),
      usedByContact: new Set(usedByContact.map(({ id }) => id)),
      contact,
      isAnonymous: number === '' && email.trim() === '',
    };
  };
}
