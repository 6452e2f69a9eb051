import { orderInWords } from '../../../lib/contract/own-words.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import { pictureName, redraw } from '../../media/drawing.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readLegalTexts } from '../../shop/queries/legal-texts.ts';
import { toPublicOrder } from '../order-views.ts';
import type { StoredOrder } from '../queries/orders.ts';
import { orderTextsIn } from '../texts-in.ts';
import { customersWording } from '../../shop/customers-language.ts';
import { confirmationOf, type Confirmation } from './parts.ts';
import { writeApart } from './write-in-thread.ts';

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

/** The shop's logo as a PNG; null: it has none, or none that can be drawn. */
export type ReadLogo = (shop: Shop | null) => Promise<Uint8Array | null>;

/** Its longer side in pixels: sharp in print at the size it has in the PDF. */
const LOGO_SIDE = 640;

/** Keeps the last logo: every confirmation shows the same. */
export function createReadLogo(storage: Pick<Storage, 'read'>): ReadLogo {
  let kept: { name: string; logo: Promise<Uint8Array | null> } | null = null;
  const draw = async (name: string) => {
    const whole = await storage.read(name);
    return whole && redraw(Buffer.from(whole), 'png', LOGO_SIDE);
  };
  return (shop) => {
    const logo = shop?.config.logo;
    if (!logo) return Promise.resolve(null);
    const name = pictureName(logo, logo.extension);
    // Without it rather than not at all.
    if (kept?.name !== name) kept = { name, logo: draw(name).catch(() => null) };
    return kept.logo;
  };
}

/** The same as a PDF, with the shop's logo. */
export async function writeConfirmationPdf(
  db: Database,
  readLogo: ReadLogo,
  confirmed: Confirmed,
): Promise<ConfirmationFile> {
  const logo = await readLogo(confirmed.shop);
  const content = await writeApart('pdf', { ...(await readParts(db, confirmed)), logo });
  const { id, language } = confirmed.stored.order;
  return { fileName: orderTextsIn(language).confirmationTexts.fileName(id), content };
}

async function readParts(db: Database, { stored, shop, customer = '' }: Confirmed): Promise<Confirmation> {
  const kept = await readLegalTexts(db, stored.order.legalTexts);
  const { currency, language } = stored.order;
  const order = toPublicOrder(stored);
  return confirmationOf({
    order: shop ? orderInWords(order, shop, language) : order,
    language: customersWording(language, shop),
    currency,
    customer,
    kept,
    shop,
  });
}
