import type { PrintRepeat } from '../../lib/domain/kitchen.ts';
import type { PrintState } from '../../lib/contract/printing.ts';

const receipts = (n: number) => (n === 1 ? '1 Beleg' : `${n} Belege`);

/** German words of print jobs. */
export const printTexts = {
  list: 'Drucke',
  order: 'Bestellung',
  ticket: (number: string) => `#${number}`,
  test: 'Testdruck',
  device: 'Drucker',
  state: 'Stand',
  states: {
    queued: 'wartet',
    taken: 'beim Drucker',
    acknowledged: 'gedruckt',
    failed: 'fehlgeschlagen',
  } satisfies Record<PrintState, string>,
  repeats: { copy: 'Duplikat', again: 'erneut gedruckt' } satisfies Record<PrintRepeat, string>,
  queuedAt: (when: string) => `Auftrag ${when}`,
  printedAt: (when: string) => `gedruckt ${when}`,
  givenUpAt: (when: string) => `aufgegeben ${when}`,
  late: 'verspätet',
  tries: (n: number) => `${n} Versuche`,
  problemOf: (words: string) => `Drucker ${words}`,
  createdAt: 'Erstellt',
  action: 'Aktion',
  again: 'Erneut drucken',
  queuedAgain: 'Der Beleg wartet auf den Drucker.',
  againFailed: 'Beleg konnte nicht erneut gedruckt werden',
  notLoaded: 'Drucke konnten nicht geladen werden',
  prints: 'Drucke',
  silent: (device: string) => `„${device}“ antwortet nicht`,
  trouble: {
    paperOut: (device: string) => `„${device}“ hat kein Papier`,
    coverOpen: (device: string) => `„${device}“ ist offen`,
    error: (device: string) => `„${device}“ meldet einen Fehler`,
  },
  waiting: (n: number) => `${receipts(n)} ${n === 1 ? 'wartet' : 'warten'}`,
  failed: (n: number) => `${receipts(n)} nicht gedruckt`,
  show: 'Ansehen',
} as const;
