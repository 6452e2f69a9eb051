import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../dish.ts';
import { count } from './plural.ts';
import { CLOSED } from './opening.ts';

/** What stands at a dish wherever it is shown. */
export const marks: Words<typeof german.marks> = {
  soldOut: 'Tükendi',
  approximately: 'yakl.',
  left: (amount) => `Son ${amount}`,
};

/** Texts of the product dialog (SPEC sections 2 and 8). */

export const product: Words<typeof german.product> = {
  close: 'Kapat',
  back: 'Geri',
  next: 'Devam',
  add: 'Sepete ekle',
  change: 'Güncelle',
  amount: 'Miktar',
  unit: 'Birim',
  decrease: 'Azalt',
  increase: 'Artır',
  required: (_isTyped) => 'zorunlu',
  optional: 'isteğe bağlı',
  step: (step, steps) => `Adım ${step}/${steps}`,
  /** What the button says while a part lacks its answer, and what the part then says. */
  fill: (part) => `Doldurun: ${part}`,
  pick: (part) => `Seçin: ${part}`,
  mustFill: 'Lütfen bu alanı doldurun.',
  mustPick: 'Lütfen bir seçim yapın.',
  sending: 'Bir saniye, dosya hâlâ yükleniyor.',
  files: (n) => count(n, 'dosya', 'dosya'),
  closed: CLOSED,
};

/** By itself: only pages say it, no script. */
export const popular: Words<typeof german.popular> = { mark: 'Popüler' };
