import { z } from 'zod';
import { UNITS, UNIT_SYMBOLS, UNIT_TYPES, type Unit } from '../domain/units.ts';

/** The kinds of field that entities are made of (DESIGN section 4 'The wire'). */

/** Largest id that the database's integer columns hold. */
const MAX_ID = 2_147_483_647;

export const Id = z.int().positive().max(MAX_ID);

/** An id inside a path or query, where everything is text. */
export const IdParam = z.coerce.number().pipe(Id);

/** Up to `most` ids in a path, with commas: '1,2,3'. */
export const IdsParam = (most: number) =>
  z
    .string()
    .max(11 * most)
    .regex(/^\d+(,\d+)*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(Id).max(most));

export const Ref = z.object({ id: Id });

export const Identifier = z.string().regex(/^[a-z0-9-]{1,80}$/, { error: 'identifier' });

/** A number in whole currency with at most two decimals, never negative. */
export const Money = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .multipleOf(0.01)
  .meta({ description: 'Whole currency, at most two decimals' });

/** A percentage, such as 7 or 19. */
export const TaxRate = z.number().min(0).max(100).meta({ description: 'Percent' });

/** An instant: ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true });

/** A day of the shop's calendar: YYYY-MM-DD. */
export const Day = z.iso.date();

/** A month of the shop's calendar: YYYY-MM. */
export const Month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);

/** A wall-clock time of the shop's zone: HH:mm. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'clockTime' });

/** A quantity of a unit: finite and above zero. */
export const Quantity = z.number().positive().max(1_000_000);

/**
 * Text of a pattern with flags, which JSON Schema cannot express: the API's description leaves it out.
 */
const fitting = (text: z.ZodString, pattern: RegExp, error: string) =>
  text.refine((value) => pattern.test(value), { error });

/** One line of text: no line breaks, no other control characters, no lone surrogates. */
export const Line = (max: number) => fitting(z.string().max(max), /^[^\p{Cc}\p{Cs}]*$/u, 'controlCharacters');

/** A visible character: white space and characters without width do not count. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of text that is not blank. */
export const Name = (max: number) => fitting(Line(max).min(1), VISIBLE, 'blank');

/** Text of several lines: as `Line`, but with line breaks and tabs. */
export const Text = (max = 20_000) =>
  fitting(z.string().max(max), /^[^\p{Cs}\0-\x08\v\f\x0e-\x1f\x7f-\x9f]*$/u, 'controlCharacters');

const unitTypeMatches = (unit: { type: string; symbol: keyof typeof UNITS }) =>
  UNITS[unit.symbol].type === unit.type;

export const UnitField = z
  .object({ type: z.enum(UNIT_TYPES), symbol: z.enum(UNIT_SYMBOLS) })
  .refine(unitTypeMatches, { error: 'unitType', path: ['symbol'] })
  .meta({ id: 'Unit' }) satisfies z.ZodType<Unit>;

export const ImageRef = z
  .object({
    id: Id,
    version: z.int().nonnegative().default(1),
    extension: z.string().regex(/^[a-z0-9]{2,5}$/),
  })
  .meta({ id: 'ImageRef' });

/** A name or secret in an address, such as an order's: letters, digits, `-` and `_`. */
export const KeyParam = z.string().regex(/^[\w-]{1,200}$/);

/** Identifies an order for its customer: `uid` names it, `hash` is the secret. */
export const OrderKeys = z.object({ uid: KeyParam, hash: KeyParam });

/** The envelope of every answer: `{ "data": … }`. */
export function data<T extends z.ZodType>(payload: T) {
  return z.object({ data: payload });
}

/**
 * One thing that is wrong: `field` is a dotted path into the request, null where no field is to blame. `code` names the reason for
 * programs that act on it, as refusals of an order have it; the message is for people.
 */
export const FieldError = z
  .object({ field: z.string().nullable(), code: z.string().optional(), message: z.string() })
  .meta({ id: 'FieldError' });

/** Every failure's body (DESIGN section 4). Messages may be shown as they are. */
export const Errors = z.object({ errors: z.array(FieldError).min(1) }).meta({
  id: 'Errors',
  description:
    'Messages may be shown as they are: what customers meet in the language of Accept-Language (de, en, fr, it, tr), which Content-Language then names; what only staff meet in German or English, partly in Turkish; German without a language',
});

export type FieldError = z.input<typeof FieldError>;
export type Errors = z.output<typeof Errors>;
