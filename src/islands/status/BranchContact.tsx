import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { status as words } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { calendarFile, dialled, directionsTo } from '../../lib/domain/contact-links.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { agreedTime, asksCounterAppointment, isFinal } from '../../lib/domain/order.ts';
import { currentClock } from '../../lib/stores/clock.ts';
import { currentContact } from '../../lib/stores/status/status-page.ts';

type Contact = PublicOrder['branch'];

/** How long the order takes its customer's time. */
const MINUTES = { delivery: 30, takeaway: 15, dineIn: 90 };

const placeOf = ({ street, zipCode, city }: Contact) =>
  [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** A file with the agreed time, as an address: nobody has to be asked for it. */
function calendarLink(order: PublicOrder, contact: Contact, at: number): string {
  const mode = modeOf(order);
  const file = calendarFile({
    uid: order.uid,
    now: Date.now(),
    at,
    minutes: MINUTES[mode],
    title: words.calendarTitle(mode, contact.name ?? ''),
    place: mode === 'delivery' ? '' : placeOf(contact),
    notes: words.calendarNotes(order.ticketNumber ?? `${order.id}`, location.href),
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}

/** The branch to contact about the order, how to get there, and the agreed time for the calendar. */
export function BranchContact({ order }: { order: PublicOrder }) {
  const { branch } = order;
  const { $contact, find } = currentContact();
  const contact = useStore($contact);
  const now = useStore(currentClock());

  useEffect(() => void find(branch), [find, branch]);

  if (!contact) return null;
  const agreed = Date.parse(agreedTime(order) ?? '');
  const isAhead = !isFinal(order) && !asksCounterAppointment(order) && agreed > now;
  return (
    <address className="card contact">
      <p>{words.contact}</p>
      <b>{contact.name}</b>
      <span>{contact.street}</span>
      <span>
        {contact.zipCode} {contact.city}
      </span>
      {contact.phone && <span className="number">{contact.phone}</span>}
      <p className="ways">
        {contact.phone && (
          <a className="button quiet" href={dialled(contact.phone)}>
            {words.call}
            <span className="hidden-visually"> {contact.phone}</span>
          </a>
        )}
        {!order.isDelivery && !isFinal(order) && (
          <a
            className="button quiet"
            href={directionsTo(placeOf(contact))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.directions}
          </a>
        )}
        {isAhead && (
          <a
            className="button quiet"
            href={calendarLink(order, contact, agreed)}
            download={`bestellung-${order.id}.ics`}
          >
            {words.calendar}
          </a>
        )}
      </p>
    </address>
  );
}
