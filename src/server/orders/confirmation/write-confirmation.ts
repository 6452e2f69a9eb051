import type { Shop } from '../../../lib/contract/shop.ts';
import type { Database } from '../../platform/database/database.ts';
import { readLegalTexts } from '../../shop/queries/legal-texts.ts';
import { toPublicOrder } from '../order-views.ts';
import type { StoredOrder } from '../queries/orders.ts';
import { confirmationTexts } from '../words.ts';
import { confirmationOf, type Confirmation } from './parts.ts';
import { writeApart } from './write-apart.ts';

/** An order with what its confirmation says besides. */
export interface Confirmed {
  stored: StoredOrder;
  shop: Shop | null;
  /** Named in the mailed file only: the link to page and PDF may be passed on. */
  customer?: string;
}

/**
 * The confirmation of an order, to keep on a durable medium (§ 312f Abs. 2 BGB, § 7 Abs. 3 FAGG): seller, lines, taxes, and the legal texts
 * as they stood when it was placed. As HTML, in one file that needs nothing else.
 */
export async function writeConfirmationPage(db: Database, confirmed: Confirmed): Promise<string> {
  return writeApart('page', await readParts(db, confirmed));
}

/** A file to attach or to answer. */
export interface ConfirmationFile {
  fileName: string;
  content: Uint8Array<ArrayBuffer>;
}

/** The same as a PDF. */
export async function writeConfirmationPdf(db: Database, confirmed: Confirmed): Promise<ConfirmationFile> {
  const content = await writeApart('pdf', await readParts(db, confirmed));
  return { fileName: confirmationTexts.fileName(confirmed.stored.order.id), content };
}

async function readParts(db: Database, { stored, shop, customer = '' }: Confirmed): Promise<Confirmation> {
  const kept = await readLegalTexts(db, stored.order.legalTexts);
  const { currency } = stored.order;
  return confirmationOf({ order: toPublicOrder(stored), currency, customer, kept, shop });
}
