import { LOG_ENTITIES, type LogEntity } from '../../../lib/contract/people.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import { resources } from '../../data/en/texts.ts';
import type * as german from '../texts.ts';

const both = (name: string) => ({ one: name, many: name });

const subjects: Readonly<Record<LogEntity, { one: string; many: string }>> = {
  ...resources,
  optionGroups: resources['option-groups'],
  priceTimes: resources['price-times'],
  config: both('Settings'),
  'api-keys': { one: 'API key', many: 'API keys' },
  site: both('Shop pages'),
  books: both('Accounting'),
  pauses: { one: 'Branch pause', many: 'Branch pauses' },
  webhooks: { one: 'Webhook', many: 'Webhooks' },
};

const named = (number: 'one' | 'many') =>
  Object.fromEntries(LOG_ENTITIES.map((name) => [name, subjects[name][number]]));

/** Words of the log's screens. */
export const logTexts: Words<typeof german.logTexts> = {
  list: 'Activity log',
  when: 'When',
  who: 'Who',
  what: 'What',
  level: 'Type',
  levels: { audit: 'Change', analytics: 'Visit', info: 'Note', warn: 'Warning', error: 'Error' },
  action: 'Action',
  actions: {
    create: 'created',
    update: 'changed',
    delete: 'deleted',
    erase: 'cleared of personal data',
    export: 'exported for the customer',
    import: 'imported',
    sort: 'reordered',
    publish: 'published',
    rollback: 'rolled back',
    'change-password': 'with new password',
    'set-password': 'with reset password',
    renew: 'renewed',
    'set-second-factor': 'with new second factor',
    'remove-second-factor': 'without second factor',
    'renew-recovery-codes': 'with new recovery codes',
    'end-sessions': 'signed out of devices',
    'renew-token': 'with new polling address',
    'sign-in': 'signed in',
    'sign-in-refused': 'sign-in refused',
  },
  entity: 'Area',
  /** In the plural for the filter; sentences use the singular. */
  entities: named('many'),
  one: named('one'),
  from: 'From',
  to: 'To',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: 'No further details',
  message: 'Message',
  details: 'Details',
  empty: '–',
  number: (id) => `No. ${id}`,
  yes: 'yes',
  no: 'no',
  title: 'Entry',
};
