import { persistentAtom } from '@nanostores/persistent';

/** A setting of this browser, stored as 1 or 0; on without a choice (SPEC section 3 'Local settings'). */
const setting = (key: string) =>
  persistentAtom<boolean>(key, true, { encode: (isOn) => (isOn ? '1' : '0'), decode: (text) => text !== '0' });

export const $showsProducts = setting('settings.show_product_data');
export const $showsCustomers = setting('settings.show_customer_data');
