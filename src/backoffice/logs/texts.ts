import { resources } from '../api/texts.ts';

/** Words of the log's screens. */
export const logTexts = {
  list: 'Protokoll',
  when: 'Wann',
  who: 'Wer',
  what: 'Was',
  level: 'Art',
  levels: { audit: 'Änderung', analytics: 'Besuch', info: 'Hinweis', warn: 'Warnung', error: 'Fehler' },
  action: 'Handlung',
  actions: {
    create: 'angelegt',
    update: 'geändert',
    delete: 'gelöscht',
    import: 'eingespielt',
    sort: 'umsortiert',
    publish: 'veröffentlicht',
    rollback: 'zurückgeholt',
    'change-password': 'mit neuem Passwort',
    'renew-token': 'mit neuer Abruf-Adresse',
  },
  entity: 'Bereich',
  /** As the filter lists them; in sentences there is one of each. */
  entities: {
    ...Object.fromEntries(Object.entries(resources).map(([name, { many }]) => [name, many])),
    config: 'Einstellungen',
    'api-keys': 'API-Schlüssel',
  },
  one: {
    ...Object.fromEntries(Object.entries(resources).map(([name, { one }]) => [name, one])),
    config: 'Einstellungen',
    'api-keys': 'API-Schlüssel',
  },
  from: 'Ab',
  to: 'Bis',
  field: 'Feld',
  before: 'Vorher',
  after: 'Nachher',
  nothing: 'Keine weiteren Angaben',
  message: 'Meldung',
  details: 'Angaben',
  empty: '–',
  number: (id: number) => `Nr. ${id}`,
  yes: 'ja',
  no: 'nein',
  title: 'Eintrag',
} as const;
