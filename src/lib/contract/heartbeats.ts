import { z } from 'zod';
import { Instant, Line, Ref } from './fields.ts';

/** A board is awake at a branch. `device` identifies the browser, `name` tells people which one it is. */
export const Heartbeat = z
  .object({
    device: z.string().regex(/^[\w-]{8,64}$/),
    name: Line(80).default(''),
    branch: Ref,
  })
  .meta({ id: 'Heartbeat' });

/** When a board was awake at a branch within the last 24 hours, to the minute. */
export const DeviceDay = z
  .object({
    branch: Ref,
    device: z.string(),
    name: z.string(),
    lastAt: Instant,
    awake: z.array(z.object({ from: Instant, to: Instant })),
  })
  .meta({ id: 'DeviceDay' });

/** Boards of the last 24 hours, and since when nobody attends which branch. */
export const Attendances = z
  .object({
    devices: z.array(DeviceDay),
    unattended: z.array(z.object({ branch: Ref, since: Instant })),
  })
  .meta({ id: 'Attendances' });

export type Attendances = z.output<typeof Attendances>;
export type Heartbeat = z.output<typeof Heartbeat>;
export type DeviceDay = z.output<typeof DeviceDay>;
