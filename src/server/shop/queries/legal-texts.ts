import { createHash } from 'node:crypto';
import { asc, inArray, max } from 'drizzle-orm';
import type { Shop } from '../../../lib/contract/shop.ts';
import {
  LEGAL_KINDS,
  legalTextsOf,
  type LegalKind,
  type LegalVersions,
} from '../../../lib/domain/legal-texts.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { legalTexts } from '../../platform/database/schema.ts';

/** A text as it stood from an instant on. */
export type LegalText = typeof legalTexts.$inferSelect;

/** The latest version of each kind. */
async function readLatest(tx: Database | Transaction): Promise<LegalText[]> {
  const latest = tx
    .select({ id: max(legalTexts.id) })
    .from(legalTexts)
    .groupBy(legalTexts.kind);
  return tx.select().from(legalTexts).where(inArray(legalTexts.id, latest));
}

/** The ids of the versions in force; a kind whose text was removed has none. */
export async function readLegalVersions(tx: Database | Transaction): Promise<LegalVersions> {
  const versions: LegalVersions = {};
  for (const { id, kind, text } of await readLatest(tx)) if (text !== '') versions[kind] = id;
  return versions;
}

/** The texts that differ from their last version, with their hashes; a removed text does, too. */
export async function unkeptTexts(
  tx: Database | Transaction,
  shop: Shop,
): Promise<Pick<LegalText, 'kind' | 'hash' | 'text'>[]> {
  const last = new Map((await readLatest(tx)).map((version) => [version.kind, version.hash]));
  const texts = legalTextsOf(shop);
  return LEGAL_KINDS.flatMap((kind: LegalKind) => {
    const text = texts[kind];
    const hash = createHash('sha256').update(text).digest('hex');
    const isNew = last.has(kind) ? last.get(kind) !== hash : text !== '';
    return isNew ? [{ kind, hash, text }] : [];
  });
}

/** Keeps a new version of each of these. */
export async function keepLegalTexts(tx: Transaction, shop: Shop, at: Date): Promise<void> {
  const changed = await unkeptTexts(tx, shop);
  if (changed.length > 0)
    await tx.insert(legalTexts).values(changed.map((one) => ({ ...one, validFrom: at })));
}

/** The versions that an order was placed under, in the order of `LEGAL_KINDS`. */
export async function readLegalTexts(db: Database, versions: LegalVersions): Promise<LegalText[]> {
  const ids = Object.values(versions);
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(legalTexts)
    .where(inArray(legalTexts.id, ids))
    .orderBy(asc(legalTexts.id));
  return found.sort((a, b) => LEGAL_KINDS.indexOf(a.kind) - LEGAL_KINDS.indexOf(b.kind));
}
