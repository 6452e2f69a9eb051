import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { calendarTexts as texts } from './texts.ts';
import { ticketOf } from './order-parts.ts';

interface Terms {
  branch: string;
  statusPage: string;
  /** The instant of the event: calendars replace older versions. */
  since: string;
}

/** The length of an appointment, which orders do not define. */
const MINUTES = 30;

/**
 * An order's appointment as iCalendar (RFC 5545) with METHOD PUBLISH: agreed, requested while nothing is agreed, or canceled. The UID is
 * constant, and SEQUENCE only grows. Instants are UTC, which calendars convert. null: the order has no time.
 */
export function appointmentCalendar(
  order: Order,
  { branch, statusPage, since }: Terms,
): { fileName: string; content: string } | null {
  const time = order.appointment ?? order.appointmentDate;
  if (time === null) return null;
  const start = new Date(time);
  const isOff = order.isRejected || order.isCanceled || order.isFailed;
  const status = isOff
    ? ICalEventStatus.CANCELLED
    : order.appointment === null
      ? ICalEventStatus.TENTATIVE
      : ICalEventStatus.CONFIRMED;
  const { street, zipCode, city, phone } = order.branch;
  const shop = [branch, street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Bestellbar', product: 'Shop' },
  });
  calendar.createEvent({
    id: `order-${order.uid}@${new URL(statusPage).hostname}`,
    sequence: Math.max(0, Math.round((Date.parse(since) - Date.parse(order.createdAt)) / 1000)),
    stamp: new Date(since),
    start,
    end: new Date(start.getTime() + MINUTES * 60_000),
    summary: texts.summary[order.isDelivery ? 'delivery' : 'other'](ticketOf(order), branch),
    location: order.isDelivery ? [order.street, order.city].filter(Boolean).join(', ') : shop,
    description: texts.description(statusPage, phone ?? ''),
    url: statusPage,
    status,
  });
  return { fileName: texts.fileName, content: calendar.toString() };
}
