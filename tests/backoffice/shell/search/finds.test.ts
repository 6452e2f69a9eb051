import { describe, expect, it } from 'vitest';
import { findPlaces, inOrder, placesFor, type Find } from '../../../../src/backoffice/shell/search/finds.ts';
import { HELP } from '../../../../src/backoffice/shell/help/sentences.ts';
import { screenNames } from '../../../../src/backoffice/shell/screen-texts.ts';
import { ENTRIES, MORE } from '../../../../src/backoffice/shell/screens.ts';
import { mayUse } from '../../../../src/backoffice/sign-in/auth-provider.ts';
import { ROLES, type Role } from '../../../../src/lib/contract/roles.ts';

const BRANCH = { id: 3, name: 'Nachtküche' };
const as = (role: Role) => ({ roles: [role] });
const found = (typed: string, role: Role = 'ROLE_ADMIN') =>
  findPlaces(placesFor(as(role), BRANCH), typed).map(({ to }) => to);

describe('the search of the office', () => {
  it.each([
    ['öffnungszeit', '/branches'],
    ['DATEV', '/books'],
    ['passwort', '/konto'],
    ['feiertage', '/schliesstage'],
    ['vorschau', '/vorschau'],
    ['ausverkauft', '/sold-out'],
    ['qr code', '/tables'],
    ['bilder zip', '/products/import'],
  ])('leads from "%s" to the screen %s', (typed, to) => expect(found(typed)).toContain(to));

  it('forgives a letter and unwritten umlauts', () => {
    expect(found('Buchaltung')).toContain('/books');
    expect(found('schliesstage')).toContain('/schliesstage');
  });

  it("leads to a field of the settings and of the branch that one works with, by their forms' names", () => {
    const fields = (typed: string) =>
      findPlaces(placesFor(as('ROLE_ADMIN'), BRANCH), typed).flatMap((find) => find.fields ?? []);
    expect(fields('Zeitzone')).toContain('timezone');
    expect(fields('Mindestbestellwert')).toContain('deliveryAreas.0.minimumOrderValue');
    expect(found('Mindestbestellwert')).toContain('/branches/3/lieferung');
  });

  it.each(ROLES)('offers %s no screen and no setting that the role may not open', (role) => {
    const user = as(role);
    const tos = new Set(placesFor(user, BRANCH).map(({ find }) => find.to));
    for (const it of [...ENTRIES, ...MORE])
      expect(tos.has(it.to), it.to).toBe(
        mayUse(user, it.resource, 'action' in it ? (it.action ?? 'list') : 'list'),
      );
    if (role !== 'ROLE_ADMIN') expect([...tos].filter((to) => to.startsWith('/config'))).toEqual([]);
  });

  it('shows at most five of a kind, orders first for a number', () => {
    expect(found('e').length).toBeLessThanOrEqual(10);
    const finds = [
      { kind: 'screen', label: 'Verlauf', detail: '', to: '/orders' },
      { kind: 'order', label: '#12', detail: '', to: '/orders/12' },
    ] as const satisfies Find[];
    expect(inOrder(finds, '#12').map(({ kind }) => kind)).toEqual(['order', 'screen']);
    expect(inOrder(finds, 'verlauf').map(({ kind }) => kind)).toEqual(['screen', 'order']);
  });

  it('finds nothing before anything is typed', () => expect(found('  ')).toEqual([]));
});

it('every screen of the navigation has a sentence of help, and none is said twice', () => {
  const sentences = ENTRIES.map(({ to }) => HELP[to].sentence);
  expect(new Set(sentences).size).toBe(ENTRIES.length);
  for (const { to } of ENTRIES) expect(HELP[to].title).toBe(screenNames[to]);
});
