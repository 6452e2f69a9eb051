import { atom, type WritableAtom } from 'nanostores';
import { address as words } from '../../../content/texts/address.ts';
import { createApi, type Api } from '../../client/api.ts';
import type { FieldError } from '../../contract/fields.ts';
import { currentCart, type Cart } from '../cart/cart.ts';
import { once } from '../once.ts';
import { currentBranch, currentShop } from '../page.ts';
import { $addressErrors } from './address-errors.ts';
import { currentDraft, type DraftStore } from './draft.ts';

interface Dependencies {
  api: Api;
  branchId: number;
  draft: Pick<DraftStore, 'get'>;
  cart: Pick<Cart, '$area' | '$chosenArea' | 'chooseArea'>;
  $errors: WritableAtom<FieldError[]>;
}

/** `idle`: the address is not complete. `refused`: `$errors` says why. */
export type AddressState = 'idle' | 'checking' | 'served' | 'refused';

interface Answered {
  address: string;
  errors: FieldError[];
}

/** A request that takes longer counts as unanswered; the API gives a geocoder four seconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/** The delivery area of the address that the customer types, where its distance or zone decides. Only such branches load this. */
export function createAddressArea({ api, branchId, draft, cart, $errors }: Dependencies) {
  const $state = atom<AddressState>('idle');
  let answered: Answered | null = null;
  let running: { address: string; answer: Promise<void> } | null = null;

  const typed = () => {
    const { street, city } = draft.get();
    const [line, place] = [street.trim(), city.trim()];
    return { street: line, city: place, address: line && place && `${line}\n${place}` };
  };

  function show({ address, errors }: Answered): void {
    // Typed on meanwhile: the next answer counts.
    if (typed().address !== address) return;
    answered = { address, errors };
    $errors.set(errors);
    $state.set(errors.length > 0 ? 'refused' : 'served');
  }

  async function ask({ street, city, address }: ReturnType<typeof typed>): Promise<void> {
    $errors.set([]);
    $state.set('checking');
    const outcome = await api('post /api/branches/{id}/address-area', {
      params: { id: branchId },
      body: { street, city },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (outcome.ok && typed().address === address) cart.chooseArea(outcome.data.area);
    const named = outcome.ok ? [] : outcome.errors;
    const errors = outcome.ok || named.length > 0 ? named : [{ field: 'city', message: words.notReached }];
    show({ address, errors });
  }

  /** Asks for the address as it is typed now, unless its answer is known. */
  async function look(): Promise<void> {
    const now = typed();
    if (now.address === '') {
      answered = null;
      $errors.set([]);
      $state.set('idle');
      return;
    }
    // What could not be checked may work now.
    const isKnown =
      answered?.address === now.address && answered.errors.every(({ field }) => field !== 'city');
    if (isKnown && answered) return show(answered);
    if (running?.address !== now.address) running = { address: now.address, answer: ask(now) };
    const mine = running;
    await mine.answer;
    if (running === mine) running = null;
  }

  return {
    $state,
    look,
    /** Before an order is sent: what is wrong with its address, or that it costs something else than the page has shown. */
    async check(): Promise<FieldError[]> {
      const shown = cart.$area.get()?.area;
      await look();
      const errors = $errors.get();
      if (errors.length > 0 || cart.$area.get()?.area === shown) return errors;
      return [{ field: 'city', message: words.checkAgain }];
    },
    /** The API has refused the order: the areas may be others by now. */
    forget(): void {
      answered = null;
    },
  };
}

export type AddressArea = ReturnType<typeof createAddressArea>;

/** The address of the open checkout. */
export const currentAddressArea = once(() =>
  createAddressArea({
    api: createApi(currentShop().api),
    branchId: currentBranch().get().branch.id,
    draft: currentDraft(),
    cart: currentCart(),
    $errors: $addressErrors,
  }),
);
