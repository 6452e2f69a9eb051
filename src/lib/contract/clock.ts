import { z } from 'zod';
import { ClockTime, Day, Instant } from './fields.ts';

/** The clock simulator: the shop's pages as they will be at another instant (docs/decisions/0025). */

/** Everything simulated is below this address, each clock in a folder named by how many seconds it is ahead. */
export const CLOCK_BASE = '/api/clock';

/** How far a simulated clock may be off: the years ahead and back that hours and holidays are kept for. */
export const MOST_YEARS_OFF = 2;

/** What a clock on the shop's wall is to show. */
export const ClockWish = z.object({ day: Day, time: ClockTime }).meta({ id: 'ClockWish' });
export type ClockWish = z.output<typeof ClockWish>;

/** Where the simulated shop is: a page's own address follows `path`. `at`: what its clock shows there now. */
export const SimulatedShop = z.object({ path: z.string(), at: Instant }).meta({ id: 'SimulatedShop' });
