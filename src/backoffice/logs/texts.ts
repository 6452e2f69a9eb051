import { LOG_ENTITIES, type LogEntity } from '../../lib/contract/people.ts';
import { resources } from '../data/texts.ts';

const both = (name: string) => ({ one: name, many: name });

const subjects: Readonly<Record<LogEntity, { one: string; many: string }>> = {
  ...resources,
  optionGroups: resources['option-groups'],
  priceTimes: resources['price-times'],
  config: both('Einstellungen'),
  'api-keys': both('API-Schlüssel'),
  site: both('Shop-Seiten'),
  books: both('Buchhaltung'),
  pauses: { one: 'Filialpause', many: 'Filialpausen' },
  webhooks: { one: 'Webhook', many: 'Webhooks' },
};

const named = (number: 'one' | 'many') =>
  Object.fromEntries(LOG_ENTITIES.map((name) => [name, subjects[name][number]]));

/** German words of the log's screens. */
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
    erase: 'von Personendaten befreit',
    export: 'als Auskunft ausgegeben',
    import: 'eingespielt',
    sort: 'umsortiert',
    publish: 'veröffentlicht',
    rollback: 'zurückgeholt',
    'change-password': 'mit neuem Passwort',
    'set-password': 'mit zurückgesetztem Passwort',
    renew: 'erneuert',
    'set-second-factor': 'mit neuem zweitem Faktor',
    'remove-second-factor': 'ohne zweiten Faktor',
    'renew-recovery-codes': 'mit neuen Wiederherstellungscodes',
    'end-sessions': 'an Geräten abgemeldet',
    'renew-token': 'mit neuer Abruf-Adresse',
    'sign-in': 'angemeldet',
    'sign-in-refused': 'Anmeldung abgelehnt',
  },
  entity: 'Bereich',
  /** In the plural for the filter; sentences use the singular. */
  entities: named('many'),
  one: named('one'),
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
