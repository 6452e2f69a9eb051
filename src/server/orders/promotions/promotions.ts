import { randomInt } from 'node:crypto';
import type { BranchPromotions, PromotionCode, PromotionUse } from '../../../lib/contract/promotions.ts';
import type { StatisticsQuery } from '../../../lib/contract/statistics.ts';
import { customerWords } from '../../../lib/contract/words/languages.ts';
import { refusalMessage } from '../../../lib/contract/words/refusals.ts';
import { asCents, fromCents } from '../../../lib/domain/money.ts';
import { insertAudit } from '../../people/queries/logs.ts';
import type { Database } from '../../platform/database/database.ts';
import { branchesOf, serves, type Actor } from '../../platform/http/actor.ts';
import { currentLanguage } from '../../platform/http/language.ts';
import type { ReadCurrentShop } from '../../shop/shop-cache.ts';
import { findCodesOf, insertCodes, sumUses, type CodeRow } from '../queries/promotions.ts';
import { offeredPromotions } from './offered.ts';
import type { ReadPromotionState } from './promotion-state.ts';

/** Letters and digits that are not confused when read from paper. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 50 bits: with a limit of tries nobody finds one of a million by guessing. */
const CODE_LENGTH = 10;

interface Dependencies {
  db: Database;
  readShop: ReadCurrentShop;
  readState: ReadPromotionState;
  /** Epoch milliseconds. */
  now: () => number;
}

/** What counts at a branch, and what staff have besides the list of promotions. */
export function createPromotions({ db, readShop, readState, now }: Dependencies) {
  const isPromotion = async (id: number) =>
    (await readShop())?.shop.promotions.some((one) => one.id === id) ?? false;

  return {
    /** null: there is no such branch. `isGuess`: a code that nobody has. */
    async readAt(
      branchId: number,
      codes: string[],
    ): Promise<{ found: BranchPromotions; isGuess: boolean } | null> {
      const shop = (await readShop())?.shop;
      if (!shop?.branches.some(({ id }) => id === branchId)) return null;
      const { promotions, problems } = offeredPromotions(
        shop,
        branchId,
        codes,
        await readState(shop, { codes }),
      );
      const words = customerWords(currentLanguage());
      const refused = problems.map(({ index, refusal }) => ({
        code: codes[index] ?? '',
        message: refusalMessage(refusal, words),
      }));
      const isGuess = problems.some(({ refusal }) => refusal.code === 'codeUnknown');
      return { found: { promotions, refused }, isGuess };
    },

    /** null: there is no such promotion. */
    async listCodes(id: number): Promise<PromotionCode[] | null> {
      return (await isPromotion(id)) ? (await findCodesOf(db, id)).map(toCode) : null;
    },

    /** Draws new codes; null as above. */
    async createCodes(
      actor: Actor,
      id: number,
      { count, mostUses }: { count: number; mostUses: number },
    ): Promise<PromotionCode[] | null> {
      if (!(await isPromotion(id))) return null;
      const createdAt = new Date(now());
      const drawn = Array.from({ length: count }, () => ({
        code: randomCode(),
        promotionId: id,
        mostUses,
        uses: 0,
        createdAt,
      }));
      return db.transaction(async (tx) => {
        const stored = await insertCodes(tx, drawn);
        await insertAudit(tx, actor, {
          at: createdAt,
          action: 'update',
          entity: 'promotions',
          id,
          before: {},
          after: { newCodes: stored.length },
        });
        return stored.map(toCode);
      });
    },

    /** What promotions took off orders; branches as in statistics. */
    async listUses(
      actor: Actor,
      { branchId, from, to }: StatisticsQuery,
    ): Promise<{ ok: true; uses: PromotionUse[] } | { ok: false; code: 'notAllowed' }> {
      if (branchId !== undefined && !serves(actor, branchId)) return { ok: false, code: 'notAllowed' };
      const branchIds = branchId === undefined ? branchesOf(actor) : [branchId];
      const sums = await sumUses(db, { branchIds, from: from ?? null, to: to ?? from ?? null });
      const uses = sums.map(({ promotionId, name, orders, cents }) => ({
        promotion: { id: promotionId },
        name,
        orders,
        amount: fromCents(asCents(cents)),
      }));
      return { ok: true, uses };
    },
  };
}

const randomCode = () =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

function toCode({ code, mostUses, uses, createdAt }: CodeRow): PromotionCode {
  return { code, mostUses, uses, createdAt: createdAt.toISOString() };
}
