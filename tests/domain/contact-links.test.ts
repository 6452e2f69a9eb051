import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../src/lib/domain/contact-links.ts';

const ENTRY = {
  uid: 'abc',
  now: Date.parse('2026-11-25T10:00:00.123Z'),
  at: Date.parse('2026-11-27T19:30:00+01:00'),
  minutes: 15,
  title: 'Abholung bei Nachtküche',
  place: 'Oranienstraße 7, 10999 Berlin',
  notes: 'Nummer 77; bitte klingeln\nhttps://example.org/a\\b',
};

const read = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('An appointment for the calendar (RFC 5545)', () => {
  test('says in UTC when it begins, and how long it takes', () => {
    const lines = read(calendarFile(ENTRY));
    expect(lines).toContain('DTSTART:20261127T183000Z');
    expect(lines).toContain('DURATION:PT15M');
    expect(lines).toContain('DTSTAMP:20261125T100000Z');
  });

  test('escapes what means something to a calendar', () => {
    const lines = read(calendarFile(ENTRY));
    expect(lines).toContain(String.raw`LOCATION:Oranienstraße 7\, 10999 Berlin`);
    expect(lines).toContain(String.raw`DESCRIPTION:Nummer 77\; bitte klingeln\nhttps://example.org/a\\b`);
  });

  test('has no line of more than 75 octets, and cuts no letter in two', () => {
    const file = calendarFile({ ...ENTRY, title: 'Ä'.repeat(200) });
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    expect(read(file)).toContain(`SUMMARY:${'Ä'.repeat(200)}`);
  });
});
