import { z } from 'zod';
import { Id, Identifier, Line, Ref } from './fields.ts';
import type { ListFields } from './lists.ts';

/** Something in the shop that orders are sent to: a printer or a tablet (SPEC section 3). */
export const Device = z
  .object({
    id: Id,
    identifier: Identifier,
    name: Line(200).default(''),
    type: Line(40).default('printer'),
    branch: Ref,
    isEnabled: z.boolean().default(true),
  })
  .meta({ id: 'Device' });

export const DEVICE_FIELDS = {
  id: 'id',
  identifier: 'text',
  name: 'text',
  type: 'text',
  branchId: 'id',
  isEnabled: 'boolean',
} as const satisfies ListFields;

export type Device = z.output<typeof Device>;

/** German words for a test that did not come through (SPEC section 8). */
export const DEVICE_TEST_MESSAGES = {
  off: 'Test nicht erfolgreich: Das Gerät ist ausgeschaltet.',
  failed: 'Test nicht erfolgreich: Das Gerät hat ihn nicht angenommen.',
  printNotConfigured: 'Test nicht erfolgreich: Es ist noch kein Drucker eingerichtet.',
  notificationNotConfigured:
    'Test nicht erfolgreich: Für Nachrichten an Geräte ist noch nichts eingerichtet.',
} as const;
