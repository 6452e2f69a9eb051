import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../branch-page.ts';
import { CLOSED } from './opening.ts';

/** Notices at the top of a branch page: closed, no delivery, preorders. */

export const notice: Words<typeof german.notice> = {
  closed: CLOSED,
  opensToday: (from) => `We open again at ${from}.`,
  opensOn: (day, from) => `We open again on ${day} at ${from}.`,
  noDelivery: 'Sorry, we can’t deliver at the moment.',
  deliversToday: (from) => `We deliver again from ${from}.`,
  deliversOn: (day, from) => `We deliver again on ${day} from ${from}.`,
  meanwhile: {
    takeaway: 'In the meantime, you can order for collection.',
    dineIn: 'In the meantime, you can dine in.',
    'takeaway,dineIn': 'In the meantime, you can order for collection or dine in.',
  },
  preorder: 'You’re welcome to pre-order.',
  preorderLater: 'We’ll handle it as soon as we’re open again.',
};

/** Messages of a page that turns out to be stale. */
export const menuAge: Words<typeof german.menuAge> = {
  renewed: 'The menu has just been updated.',
  factsRenewed: 'The branch’s details have just been updated.',
  label: 'How recent this menu is',
  heading: 'This menu is out of date',
  notRenewed: 'We couldn’t load the new one just now. We’ll check prices and availability before you order.',
  retry: 'Try again',
  incomplete: 'Prices and availability are correct, but new products are still missing from this page.',
  reload: 'Reload',
};

/** The heading of a dish that opens, until its name is there. */
export const placeholder: Words<typeof german.placeholder> = { dish: 'Dish' };
