import { atom } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { PublicOrder } from '../../contract/orders.ts';

type Contact = PublicOrder['branch'];

/** Whom to ask about an order. An API that names the branch by its id only is asked for the rest, once. */
export function createOrderContact(api: Api) {
  const $contact = atom<Contact | null>(null);
  let asked: number | null = null;
  return {
    $contact,
    async find(branch: Contact): Promise<void> {
      if (branch.name) {
        if ($contact.get()?.id !== branch.id) $contact.set(branch);
        return;
      }
      if (asked === branch.id) return;
      asked = branch.id;
      const outcome = await api('get /api/branches/{id}', { params: { id: branch.id } });
      if (outcome.ok) $contact.set(outcome.data);
      // Without an answer it is asked again with the order's next state.
      else asked = null;
    },
  };
}
