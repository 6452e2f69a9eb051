import { z } from 'zod';
import { Instant, Line } from './fields.ts';

/** The hand-over to a till (docs/till.md): orders out, its receipt's number and signature back. */

/** What a technical security system has signed (Germany, KassenSichV § 6). */
export const TillSignature = z
  .object({
    serial: Line(200).trim().min(1).meta({ description: 'Serial number of the TSE' }),
    transaction: z.int().min(0).meta({ description: 'Number of the transaction' }),
    counter: z.int().min(0).meta({ description: 'Signature counter' }),
    startedAt: Instant,
    finishedAt: Instant,
    signature: Line(2000).trim().min(1).meta({ description: 'The check value, in base64' }),
    qr: Line(2000).default('').meta({ description: 'What the QR code of the receipt says; empty: none' }),
  })
  .meta({ id: 'TillSignature' });

/** The receipt that a till has made for an order. */
export const TillReceipt = z
  .object({
    till: Line(100).trim().min(1).meta({ description: 'Serial number of the till' }),
    number: Line(100).trim().min(1).meta({ description: "Number of the till's receipt" }),
    tse: TillSignature.nullable()
      .default(null)
      .meta({ description: 'null: the till signs in another way, or not at all' }),
  })
  .meta({ id: 'TillReceipt' });

export type TillReceipt = z.output<typeof TillReceipt>;
