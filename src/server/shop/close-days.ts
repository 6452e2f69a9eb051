import { isDeepStrictEqual } from 'node:util';
import type { ClosingDays } from '../../lib/contract/branches.ts';
import type { EditsDone } from '../../lib/contract/many-edits.ts';
import { withDayPlans, type DayPlans } from '../../lib/domain/day-plans.ts';
import { serves, type Actor } from '../platform/http/actor.ts';
import type { Edited, EditShop, Step } from './edit-shop.ts';
import { findIn } from './shop-usage.ts';

/** Gives days other hours, or none, at several branches: as one edit, in the rules that the branch's form shows. */
export type CloseDays = (actor: Actor, changes: ClosingDays['changes']) => Promise<Edited<EditsDone>>;

export function createCloseDays({ together }: Pick<EditShop, 'together'>): CloseDays {
  return async (actor, changes) => {
    const log = { action: 'update', entity: 'branches', id: null } as const;
    const done = await together(actor, log, (shop) => {
      const steps: Step[] = [];
      for (const [id, plans] of plansByBranch(changes)) {
        const before = findIn(shop, 'branches', id);
        if (!before) return Promise.resolve({ ok: false, code: 'notFound' });
        // Said even if nothing would change there.
        if (!serves(actor, id)) return Promise.resolve({ ok: false, code: 'notAllowed' });
        const fields = withDayPlans(before, plans);
        const { openingHours, deliveryHours } = before;
        if (!isDeepStrictEqual(fields, { openingHours, deliveryHours }))
          steps.push({ kind: 'update', list: 'branches', id, fields: { ...fields } });
      }
      return Promise.resolve({ ok: true, steps });
    });
    if (!done.ok) return done;
    const changed = done.value.after.branches?.length ?? 0;
    return { ok: true, value: { changed, logId: done.value.logId } };
  };
}

function plansByBranch(changes: ClosingDays['changes']): Map<number, DayPlans> {
  const plans = new Map<number, DayPlans>();
  for (const { branch, days } of changes)
    plans.set(branch.id, {
      ...plans.get(branch.id),
      ...Object.fromEntries(days.map(({ day, hours }) => [day, hours])),
    });
  return plans;
}
