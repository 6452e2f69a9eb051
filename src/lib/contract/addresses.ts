import { z } from 'zod';

const Origin = z.string().nullable();

/** The origins at which the world finds the shop; null: the one at which whoever asks has reached it. */
export const Addresses = z
  .object({
    /** Customers' pages: what is printed for them leads there. */
    site: Origin,
    /** The back office, and the screens for the shop's guests. */
    office: Origin,
    /** The API: where printers and feeds fetch what is theirs. */
    api: Origin,
  })
  .meta({ id: 'Addresses' });

export type Addresses = z.output<typeof Addresses>;
