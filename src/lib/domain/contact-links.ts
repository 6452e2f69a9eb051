/** A link that calls a number, however it is written. */
export function dialled(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A maps service's directions to coordinates (`52.5,13.4`) or to an address in words. */
export function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}

/** What goes into the customer's calendar: an appointment of so many minutes from `at` (epoch milliseconds) on. */
interface CalendarEntry {
  /** The same for every download, so that a calendar replaces the earlier one. */
  uid: string;
  /** When the entry was made, in epoch milliseconds. */
  now: number;
  at: number;
  minutes: number;
  title: string;
  place: string;
  notes: string;
}

/** '20261127T183000Z' */
const stamp = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

const MOST_OCTETS = 75;

/** Lines of iCalendar have up to 75 octets; the rest follows after a space. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (bytes.encode(last + letter).length > MOST_OCTETS) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n');
}

/** The entry as an iCalendar file (RFC 5545), in UTC: every calendar shows it in its own zone. */
export function calendarFile({ uid, now, at, minutes, title, place, notes }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bestellbar//DE',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(notes)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
