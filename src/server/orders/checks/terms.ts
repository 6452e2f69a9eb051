import { DateTime } from 'luxon';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import type { TakenBy } from '../../../lib/contract/staff-orders.ts';
import { countryOf } from '../../../lib/domain/country.ts';
import { offeredModes, type Mode } from '../../../lib/domain/modes.ts';
import type { TaxTerms } from '../../../lib/domain/named-rates.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import { whileBusy, type Busy } from '../../../lib/domain/pause.ts';
import { phoneCountry, type PhoneCountry } from '../../../lib/domain/phone.ts';
import type { Located } from '../delivery/locate-address.ts';
import type { PromotionState } from '../promotions/offered.ts';
import type { CountedStock } from '../stock/wanted-stock.ts';
import { invalid, type OrderProblem } from './problem.ts';

/** What the rules depend on for an order that staff take. */
export type Taking = Pick<TakenBy, 'how' | 'overrides'>;

/** What counts besides the draft and the shop. */
export interface Circumstances {
  /** In the shop's zone. */
  now: DateTime;
  /** Absent or null: its customer places it. */
  taking?: Taking | null;
  /** What the branch's kitchen has set; absent or null: nothing. */
  busy?: Busy | null;
  /** Where the address of a delivery is, at a branch that needs to know; absent: it was not looked for. */
  located?: Located | undefined;
  /** What is used up of promotions; absent: nothing. */
  promotions?: PromotionState;
  /** What is counted of its goods; absent: nothing. */
  stock?: CountedStock;
  hasUpload: (ref: { id: number; publicHash: string }) => boolean;
}

interface BranchAndMode {
  branch: Branch;
  mode: Mode;
}

type Found = ({ ok: true } & BranchAndMode) | { ok: false; problem: OrderProblem };

/** The branch and mode of a draft, if customers may have them. */
export function findBranchAndMode({ branches }: Shop, draft: OrderDraft): Found {
  const branch = branches.find(({ id }) => id === draft.branch.id);
  if (!branch) return { ok: false, problem: invalid('branch', { code: 'unknownBranch' }) };
  if (!branch.isPublic) return { ok: false, problem: invalid('branch', { code: 'branchNotPublic' }) };
  if (draft.isDelivery && draft.isDineIn)
    return { ok: false, problem: invalid('isDineIn', { code: 'bothModes' }) };
  const mode = modeOf(draft);
  if (offeredModes(branch).includes(mode)) return { ok: true, branch, mode };
  const field = mode === 'dineIn' ? 'isDineIn' : 'isDelivery';
  return { ok: false, problem: invalid(field, { code: 'modeNotOffered', mode }) };
}

/** What an order's rules and prices depend on. */
export interface Terms extends BranchAndMode {
  now: DateTime;
  /** Null: as soon as possible. */
  appointment: DateTime | null;
  /** The appointment, or now. */
  due: DateTime;
  /** Null: its customer places it. */
  taking: Taking | null;
  /** What the branch's kitchen has set; null: nothing that counts. */
  busy: Busy | null;
  /** Where its address is; null: nobody asks. */
  located: Located | undefined | null;
  phoneCountry: PhoneCountry | null;
  tax: TaxTerms;
  tipsTaxRate: number | null;
  currency: string;
}

/** The terms of a draft at a branch, which is as its kitchen has left it. */
export function termsOf(
  { config }: Shop,
  { appointmentDate }: OrderDraft,
  { branch: found, mode }: BranchAndMode,
  { now, taking = null, busy = null, located }: Circumstances,
): Terms {
  // Staff decide themselves what they take.
  const branch = taking ? found : whileBusy(found, busy, mode, now.toMillis());
  const appointment = appointmentDate === null ? null : DateTime.fromISO(appointmentDate, { zone: now.zone });
  const due = appointment ?? now;
  const { currency, isSmallBusiness } = config;
  return {
    branch,
    mode,
    now,
    appointment,
    due,
    taking,
    busy: taking ? null : busy,
    located: taking ? null : located,
    phoneCountry: phoneCountry(config, branch),
    // The rates of the day on which the goods are handed over count (§ 27 Abs. 1 UStG).
    tax: { country: countryOf(config, branch), day: due.toISODate() ?? '', isSmallBusiness },
    tipsTaxRate: isSmallBusiness ? null : config.tipsTaxRate,
    currency,
  };
}
