import { z } from 'zod';

/** The report of the day before, by mail: who gets it, and from which hour of the shop's clock on. Apart from the config, which anyone may read. */
export const DailyMail = z
  .object({
    isEnabled: z.boolean().default(false),
    hour: z.int().min(0).max(23).default(7),
    recipients: z.array(z.email().max(200)).max(20).default([]),
  })
  .meta({ id: 'DailyMail' });

/** The same, and whether mails can be sent at all. */
export const DailyMailState = DailyMail.extend({ isMailSetUp: z.boolean() }).meta({ id: 'DailyMailState' });

export type DailyMailState = z.output<typeof DailyMailState>;
export type DailyMail = z.output<typeof DailyMail>;
