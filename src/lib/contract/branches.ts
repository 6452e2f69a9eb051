import { z } from 'zod';
import { type Branch as DomainBranch, MOST_FORMER } from '../domain/branch.ts';
import { COUNTRIES } from '../domain/country.ts';
import { DELIVERY_WAYS } from '../domain/delivery-geometry.ts';
import { WEEKDAYS, type HoursRule as DomainHoursRule } from '../domain/hours.ts';
import { MODES } from '../domain/modes.ts';
import { MOST_LONGER_MINUTES, type Busy as DomainBusy } from '../domain/pause.ts';
import { MOST_POPULAR } from '../domain/recommendations.ts';
import type { SoldOut as DomainSoldOut } from '../domain/sold-out.ts';
import { RATE_NAMES } from '../domain/tax-rates.ts';
import {
  ClockTime,
  Day,
  Id,
  Identifier,
  ImageRef,
  Instant,
  Line,
  Money,
  Name,
  Ref,
  TaxRate,
  Text,
} from './fields.ts';
import { FewLeft, Stock } from './stock.ts';

const off = z.boolean().default(false);
const on = z.boolean().default(true);
const coordinate = (bound: number) => z.number().min(-bound).max(bound).nullable().default(null);

/** One rule of hours, of a branch or of a price time. */
export const HoursRule = z
  .object({
    type: z.enum(['once', 'daily', ...WEEKDAYS]),
    date: Day.nullable().default(null),
    isClosed: off,
    from: ClockTime.default('00:00'),
    to: ClockTime.default('00:00'),
  })
  .refine((rule) => rule.type !== 'once' || rule.date !== null, { error: 'onceDate', path: ['date'] })
  .meta({ id: 'HoursRule' }) satisfies z.ZodType<DomainHoursRule>;

/** A ring of a zone as GeoJSON has it: longitude, latitude. */
const Ring = z
  .array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]))
  .min(3, { error: 'zoneCorners' })
  .max(1000);

const DeliveryArea = z
  .object({
    area: Name(200),
    price: Money.default(0),
    tax: TaxRate.default(0),
    /** A rate by name in place of `tax`. */
    taxRate: z.enum(RATE_NAMES).nullable().optional(),
    free: off,
    minimumOrderValue: Money.default(0),
    freeFromOrderValue: Money.nullable().default(null),
    /** Of a branch that delivers by distance: as far as the crow flies from it. */
    upToMetres: z.int().min(1).max(200_000).nullable().optional(),
    /** Of a branch that delivers by zones: its outline, then holes or further parts. */
    zone: z.array(Ring).min(1, { error: 'zoneCorners' }).max(20).nullable().optional(),
  })
  .meta({ id: 'DeliveryArea' });

/** What is sold out at a branch: a product, or one option of a part. Available again at `until`. */
export const SoldOut = z
  .object({
    product: Ref,
    part: Line(200).nullable().default(null),
    option: Line(200).nullable().default(null),
    until: Instant,
    /** Its number is used up (`stock`); absent: staff have said so. */
    isCounted: z.boolean().optional(),
  })
  .meta({ id: 'SoldOut' }) satisfies z.ZodType<DomainSoldOut>;

/** Marks something as sold out for today, or as available again. */
export const SoldOutChange = SoldOut.omit({ until: true, isCounted: true })
  .extend({ isOut: z.boolean() })
  .refine(({ part, option }) => (part === null) === (option === null), { path: ['option'] })
  .meta({ id: 'SoldOutChange' });

export type SoldOutChange = z.output<typeof SoldOutChange>;

const hasUniqueAreas = (areas: { area: string }[]) =>
  new Set(areas.map(({ area }) => area)).size === areas.length;

export const BranchFields = z.object({
  id: Id,
  identifier: Identifier,
  /** Its earlier ones, newest first: their addresses lead here. An edit of `identifier` adds the old one by itself. */
  formerIdentifiers: z.array(Identifier).max(MOST_FORMER).default([]),
  name: Name(200),
  street: Line(200).default(''),
  zipCode: Line(20).default(''),
  city: Line(100).default(''),
  /** Where the branch is; '': where the shop is. */
  country: z.enum(['', ...COUNTRIES]).default(''),
  phone: Line(40).default(''),
  email: z.union([z.literal(''), z.email()]).default(''),
  longitude: coordinate(180),
  latitude: coordinate(90),
  openingHours: z.array(HoursRule).default([]),
  deliveryHours: z.array(HoursRule).default([]),
  isDeliveryHoursEnabled: off,
  isDeliveryEnabled: off,
  isTakeawayEnabled: on,
  isDineInEnabled: off,
  isPreorderEnabled: off,
  isPublic: on,
  isAppointmentRequired: off,
  isQuotationRequired: off,
  isTableSelectionEnabled: off,
  closedMessage: Text(1000).default(''),
  orderableFrom: Instant.nullable().default(null),
  keywords: Line(1000).default(''),
  tags: z.array(Ref).default([]),
  /** Whose face its pages have. Absent or null: the shop's. */
  division: Ref.nullable().optional(),
  images: z.array(ImageRef).default([]),
  logo: ImageRef.nullable().default(null),
  deliveryAreas: z.array(DeliveryArea).refine(hasUniqueAreas, { error: 'duplicateName' }).default([]),
  /** How an address leads to one of them: customers choose it, or its distance or zone decides. Absent: they choose. */
  deliveryBy: z.enum(DELIVERY_WAYS).optional(),
  soldOut: z.array(SoldOut).max(10_000).default([]),
  /** What it counts down; customers are not told. */
  stock: z.array(Stock).max(10_000).default([]),
  /** What few are left of today, which follows from `stock` and the orders: what is written here holds until the next one. */
  fewLeft: z.array(FewLeft).max(10_000).default([]),
  /** Ids of the most ordered products, counted every night (`domain/recommendations.ts`): what is written here holds until then. */
  popular: z.array(Id).max(MOST_POPULAR).default([]),
  isDeliveryEmailRequired: off,
  isDineInEmailRequired: off,
  isTakeawayEmailRequired: off,
  isDeliveryPhoneRequired: off,
  isDineInPhoneRequired: off,
  isTakeawayPhoneRequired: off,
  isDeliveryAddressRequired: on,
  isDineInAddressRequired: off,
  isTakeawayAddressRequired: off,
  isCashEnabled: on,
  isATMCardEnabled: off,
  isHydroAGVoucherEnabled: off,
  isMollieEnabled: off,
  isDatatransEnabled: off,
  /** The most orders that one slot of 30 minutes takes; null: any number. */
  slotCapacity: z.int().min(1).max(100_000).nullable().default(null),
  /** With so many open orders, others take longer, or the branch takes no more; null: however many. */
  longerFromOrders: z.int().min(1).max(1000).nullable().default(null),
  pauseFromOrders: z.int().min(1).max(1000).nullable().default(null),
});

/** What the way in which a branch delivers needs of it and of each area, by its field. */
function wayProblems({ deliveryBy, deliveryAreas, latitude, longitude }: z.output<typeof BranchFields>) {
  const areas = deliveryAreas.map(({ upToMetres, zone }, index) => ({ upToMetres, zone, index }));
  const at = (field: string) => (index: number) => ({ path: ['deliveryAreas', index, field] });
  if (deliveryBy === 'zones')
    return areas
      .filter(({ zone }) => !zone)
      .map(({ index }) => ({ error: 'zoneMissing', ...at('zone')(index) }));
  if (deliveryBy !== 'distance') return [];
  const ends = areas.map(({ upToMetres }) => upToMetres);
  return [
    ...(latitude === null || longitude === null
      ? [{ error: 'placeMissing', path: [latitude === null ? 'latitude' : 'longitude'] }]
      : []),
    ...areas.flatMap(({ upToMetres, index }) => {
      if (!upToMetres) return [{ error: 'distanceMissing', ...at('upToMetres')(index) }];
      return ends.indexOf(upToMetres) < index ? [{ error: 'distanceTwice', ...at('upToMetres')(index) }] : [];
    }),
  ];
}

/** A branch (SPEC section 3): address, hours, what it offers and what customers have to enter. */
export const Branch = BranchFields.superRefine((branch, context) => {
  for (const { error, path } of wayProblems(branch))
    context.addIssue({ code: 'custom', message: error, path });
}).meta({ id: 'Branch' }) satisfies z.ZodType<DomainBranch>;

export type Branch = z.output<typeof Branch>;

/** An address to deliver to, as the checkout has it. */
export const DeliveryAddress = z
  .object({ street: Line(200), city: Line(200) })
  .meta({ id: 'DeliveryAddress' });

/** The delivery area that an address is in, by its name. */
export const AddressArea = z.object({ area: z.string() }).meta({ id: 'AddressArea' });

/** Whether the server can find addresses, which distances and zones need. */
export const Geocoding = z.object({ isSetUp: z.boolean() }).meta({ id: 'Geocoding' });

/** How many more orders a branch accepts in each half hour of a day; `slots` null: unlimited. */
export const SlotPlaces = z
  .object({ slots: z.array(z.object({ start: Instant, places: z.int().nonnegative() })).nullable() })
  .meta({ id: 'SlotPlaces' });

export type SlotPlaces = z.output<typeof SlotPlaces>;

/** The days of a month that have hours and no place: every half hour is full. Empty without a limit. */
export const FullDays = z.object({ days: z.array(Day) }).meta({ id: 'FullDays' });

export type FullDays = z.output<typeof FullDays>;

/** The secret with which a cart holds a place: 128 random bits, in hex. */
export const HoldKey = z.string().regex(/^[0-9a-f]{32}$/);

/** What a customer at the checkout wants to hold. */
export const SlotWanted = z
  .object({ branch: Ref, mode: z.enum(MODES), appointmentDate: Instant })
  .meta({ id: 'SlotWanted' });

/** How long a place is held, from now on; 0: no more. */
export const SlotHold = z.object({ seconds: z.int().nonnegative() }).meta({ id: 'SlotHold' });

export type SlotWanted = z.output<typeof SlotWanted>;

const Until = Instant.optional();
const Minutes = z.int().min(1).max(MOST_LONGER_MINUTES);

/** What a kitchen with much to do has set: which modes pause until when, and how much longer orders take. */
export const Busy = z
  .object({
    paused: z.object({ takeaway: Until, delivery: Until, dineIn: Until }),
    message: z.string(),
    longer: z.object({ minutes: Minutes, until: Instant }).nullable(),
    isCrowded: z.boolean().optional(),
    unattended: z.object({ phone: z.string() }).optional(),
  })
  .meta({ id: 'Busy' }) satisfies z.ZodType<DomainBusy>;

/** `Busy` for customers: `takesPreorders` says whether they can order for after a pause. */
export const LiveBusy = Busy.extend({ takesPreorders: z.boolean() }).meta({ id: 'LiveBusy' });

export type LiveBusy = z.output<typeof LiveBusy>;

/** So many minutes from now, or until the branch closes. */
const Duration = z.union([z.int().min(1).max(1440), z.literal('closing')]);

/** Sets or lifts: `for` null ends the pause of these modes, `longer` null the longer times; what is absent stays. */
export const BusyChange = z
  .object({
    branches: z.array(Ref).min(1).max(1000),
    pause: z
      .object({
        modes: z.array(z.enum(MODES)).min(1),
        for: Duration.nullable(),
        message: Line(200).default(''),
      })
      .optional(),
    longer: z.object({ minutes: Minutes, for: Duration }).nullable().optional(),
  })
  .meta({ id: 'BusyChange' });

export type BusyChange = z.output<typeof BusyChange>;

/** Hours of one day, whatever the week says: empty: closed; null: as in the week. `to` at or before `from` is on the next day. */
const DayHours = z.object({
  day: Day,
  hours: z
    .array(z.object({ from: ClockTime, to: ClockTime }))
    .max(10)
    .nullable(),
});

/** Days with hours of their own, for several branches at once. */
export const ClosingDays = z
  .object({
    changes: z
      .array(z.object({ branch: Ref, days: z.array(DayHours).min(1).max(800) }))
      .min(1)
      .max(500),
  })
  .meta({ id: 'ClosingDays' });

export type ClosingDays = z.output<typeof ClosingDays>;
