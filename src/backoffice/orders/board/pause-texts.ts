import { MODES } from '../../../lib/domain/modes.ts';
import { MODE_NAMES } from '../../../lib/domain/words/modes.ts';
import type { Busy } from '../../../lib/domain/pause.ts';

/** German words about pauses and longer times. */
export const pauseTexts = {
  button: 'Pause',
  title: 'Zu viel los?',
  all: 'Alles',
  allBranches: 'Alle meine Filialen',
  columns: { 15: '15 Min.', 30: '30 Min.', 60: '60 Min.', closing: 'Bis Schluss' },
  pause: 'Keine Bestellungen annehmen',
  choice: (what: string, how: string) => `${what} pausieren: ${how}`,
  words: 'Worte für Ihre Gäste',
  wordsHint: 'Ihre Gäste lesen zuerst, ab wann sie wieder bestellen können.',
  longer: 'Länger bis Ladenschluss',
  longerHint: 'Kommt zu allen genannten und angebotenen Zeiten hinzu.',
  plus: (minutes: number) => `+ ${minutes} Min.`,
  close: 'Schließen',
  lift: 'Aufheben',
  liftPause: 'Pause aufheben',
  liftLonger: 'Längere Zeiten aufheben',
  paused: 'Die Pause läuft.',
  lifted: 'Aufgehoben.',
  lengthened: 'Die längeren Zeiten gelten.',
  isCrowded: 'Viele offene Bestellungen, endet von selbst',
  isUnattended: 'Kunden lesen: Die Filiale meldet sich nicht. Bitte offene Bestellungen beantworten.',
  isPaused: (what: string) => `Pause: ${what}`,
  isLonger: (minutes: number, until: string) => `Alle Zeiten sind ${minutes} Min. länger, bis ${until}`,
} as const;

/** 'Lieferung bis 18:45, Takeaway bis 19:00'; modes that pause equally long are named together. '': nothing pauses. */
export function pausedText(
  { paused }: Busy,
  offered: number,
  clock: (instant: string) => string,
  modeNames = MODE_NAMES,
): string {
  const modes = MODES.filter((mode) => paused[mode]);
  const ends = Map.groupBy(modes, (mode) => paused[mode] ?? '');
  const isAll = ends.size === 1 && modes.length === offered;
  return [...ends]
    .map(([until, of]) => {
      const what = isAll ? pauseTexts.all : of.map((mode) => modeNames[mode]).join(' und ');
      return `${what} bis ${clock(until)}`;
    })
    .join(', ');
}
