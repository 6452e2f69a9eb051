import { eq, or, sql, type SQL } from 'drizzle-orm';
import { normalisePhone } from '../../../lib/domain/phone.ts';
import { inPattern } from '../../platform/database/list-rows.ts';
import { orders } from '../../platform/database/schema.ts';

/** The expression of the index `orders_words`: any other would scan all orders. */
const WORDS = sql`(' ' || ${orders.name} || ' ' || ${orders.email} || ' ' || ${orders.phone} || ' ' || ${orders.street} || ' ' || ${orders.city} || ' ' || ${orders.comment} || ' ' || ${orders.ticketNumber}::text || ' #' || ${orders.ticketNumber}::text || ' ')`;

/** The trigram index needs three letters: shorter words match the beginnings of words. */
const SHORTEST_INSIDE = 3;

/**
 * Whether an order says a word, whatever its case: anywhere in its contact, address and note, or as its ticket number (`#42` is
 * that very one) or its uid. A phone number is found as it is dialled at home, too: 0170/12 34 is kept as +4917012….
 */
export function saysWord(word: string): SQL {
  const patterns = patternsOf(word).map((pattern) => sql`${WORDS} ilike ${pattern}`);
  return or(...patterns, eq(orders.uid, word)) ?? sql`false`;
}

function patternsOf(word: string): string[] {
  if (/^#\d+$/.test(word)) return [`% ${word} %`];
  if (word.length < SHORTEST_INSIDE) return [`% ${inPattern(word)}%`];
  const dialled = /^[\d+()/.-]+$/.test(word) ? normalisePhone(word).replace(/^0/, '') : '';
  const spelt = dialled.length < SHORTEST_INSIDE ? [word] : [word, dialled];
  return spelt.map((one) => `%${inPattern(one)}%`);
}
