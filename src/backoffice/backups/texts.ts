import type { BackupTrouble, NightlyBackups } from '../../lib/contract/stored-data.ts';

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

const TROUBLES: Record<BackupTrouble, string> = {
  full: 'Am Ort der Sicherungen ist kein Platz mehr.',
  refused: 'Der Ort der Sicherungen lässt sich nicht lesen oder beschreiben.',
  away: 'Der Ort der Sicherungen ist nicht zu erreichen.',
  other: 'Die Sicherung ist gescheitert.',
};

/** German words of nightly backups (docs/running.md). */
export const backupTexts = {
  title: 'Sicherung',
  intro:
    'Eine Sicherung enthält alles: Bestellungen, Shop, Konten, Protokolle, Bilder und Dateien der Kunden.',
  loadFailed: 'Der Stand der Sicherungen konnte nicht geladen werden',
  notSetUp: 'Es sind keine nächtlichen Sicherungen eingerichtet.',
  howToSetUp:
    'Wer den Server betreibt, schaltet sie mit BACKUP_DIR (ein Ordner) oder BACKUP_S3_BUCKET (ein Bucket) ein. Eine einzelne Sicherung entsteht mit „npm run backup -- DATEI“.',
  running: 'Gerade wird gesichert …',
  last: (at: string) => `Zuletzt gesichert am ${at}.`,
  overdue: (at: string) => `Die letzte Sicherung ist zu alt: Sie ist vom ${at}.`,
  never: 'Es gibt noch keine Sicherung.',
  overdueHint: 'Bitte sagen Sie es der Person, die den Server betreibt.',
  indicator: 'Sicherung fehlt',
  trouble: (trouble: BackupTrouble) => TROUBLES[trouble],
  failedAt: (at: string) => `Versucht am ${at}. Es wird alle zehn Minuten erneut versucht.`,
  setUp: ({ place, hour, keep, isEncrypted }: NightlyBackups): readonly [string, string][] => [
    ['Wann', `täglich um ${hour} Uhr`],
    ['Wo', place],
    ['Aufbewahrt', keep === 1 ? 'die neueste' : `die neuesten ${keep}`],
    ['Verschlüsselt', isEncrypted ? 'ja' : 'nein (BACKUP_KEY ist nicht gesetzt)'],
  ],
  kept: 'Vorhandene Sicherungen',
  columns: { at: 'Zeitpunkt', size: 'Größe' },
  restore: 'Zurückspielen kann sie, wer den Server betreibt: „npm run restore -- DATEI“.',
  size: (bytes: number) =>
    bytes < 1e6
      ? `${Math.ceil(bytes / 1e3)} kB`
      : bytes < 1e9
        ? `${number.format(bytes / 1e6)} MB`
        : `${number.format(bytes / 1e9)} GB`,
} as const;
