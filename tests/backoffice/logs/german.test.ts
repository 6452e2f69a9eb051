import { describe, expect, it } from 'vitest';
import { changesOf, headlineOf } from '../../../src/backoffice/logs/changes.ts';
import { logTexts } from '../../../src/backoffice/logs/texts.ts';
import { LOG_ACTIONS, LOG_ENTITIES } from '../../../src/lib/contract/people.ts';

const shown = {
  instant: (instant: string) => instant,
  branch: (id: number) => (id === 3 ? 'Nachtküche' : undefined),
};

describe('the log', () => {
  // The server can write no others: the types of `insertAudit` hold it to these.
  it.each(LOG_ENTITIES)('has a German name for %s, in sentences and in its filter', (entity) => {
    const many: Readonly<Record<string, string>> = logTexts.entities;
    expect(many[entity]).toMatch(/^[A-ZÄÖÜ]/);
    expect(headlineOf({ context: { action: 'create', entity, id: 7 }, message: entity })).toMatch(
      /^[A-ZÄÖÜ][-A-Za-zÄÖÜäöüß ]+ 7 angelegt$/,
    );
    expect(headlineOf({ context: { action: 'sort', entity }, message: entity })).toBe(
      `${many[entity]} umsortiert`,
    );
  });

  it.each(LOG_ACTIONS)('has a German word for %s', (action) => {
    const words: Readonly<Record<string, string>> = logTexts.actions;
    expect(words[action]).toBeTruthy();
    const headline = headlineOf({ context: { action, entity: 'site' }, message: action });
    expect(headline).toBe(`Shop-Seiten ${words[action]}`);
  });

  it('offers no filters for entries that never occur', () => {
    expect(Object.keys(logTexts.entities).toSorted()).toEqual(LOG_ENTITIES.toSorted());
  });

  it('names the branches of an account, and unknown ones by their ids', () => {
    const context = {
      before: { branches: [] },
      after: { branches: [{ id: 3 }, { id: 9 }], tags: [{ id: 3 }] },
    };
    expect(changesOf({ context }, shown)).toEqual([
      { field: 'Filialen', before: '–', after: 'Nachtküche\nNr. 9' },
      { field: 'Tags', before: null, after: 'Nr. 3' },
    ]);
    expect(changesOf({ context: { before: null, after: { branch: { id: 3 } } } }, shown)).toEqual([
      { field: 'Filiale', before: null, after: 'Nachtküche' },
    ]);
  });
});
