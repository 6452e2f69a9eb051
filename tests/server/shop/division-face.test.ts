import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { branchCard, shopCard } from '../../../src/lib/contract/site-pages.ts';
import { configOf, faceOf } from '../../../src/lib/contract/branch-face.ts';
import { iconFile } from '../../../src/lib/domain/face/icon.ts';
import { READY_FACES } from '../../../src/lib/domain/face/face.ts';
import { touchedPages } from '../../../src/server/publishing/touched-pages.ts';
import { newApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const { sushi, bar } = READY_FACES;

describe('the face of a division', () => {
  let app: Awaited<ReturnType<typeof newApp>>;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());

  test('is that of its branches, and goes with them', async () => {
    const admin = await app.as('admin');
    const created = await admin.post('/api/divisions', {
      identifier: 'izakaya',
      name: 'Izakaya',
      face: sushi,
    });
    expect(created).toMatchObject({ status: 201, data: { face: sushi } });
    const { id } = created.data as { id: number };
    const [{ id: branchId }] = (await app.call('/api/branches')).data as [{ id: number }];
    expect(await admin.put(`/api/branches/${branchId}`, { division: { id } })).toMatchObject({
      status: 200,
      data: { division: { id } },
    });
    const icon = await app.app.request(`/image/icon/${iconFile('icon-192', sushi)}`);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await app.app.request(`/image/icon/${iconFile('icon-192', bar)}`)).status).not.toBe(200);
    expect(await admin.put(`/api/branches/${branchId}`, { division: { id: 999 } })).toMatchObject({
      status: 422,
      errors: [{ field: 'division.id' }],
    });
    expect(await admin.put(`/api/divisions/${id}`, { face: { ...sushi, brand: 'blau' } })).toMatchObject({
      status: 422,
      errors: [{ field: 'face.brand' }],
    });
    expect(await admin.delete(`/api/divisions/${id}`)).toMatchObject({ status: 409 });
    expect(await admin.put(`/api/divisions/${id}`, { face: null })).toMatchObject({ status: 200 });
    expect(await admin.put(`/api/branches/${branchId}`, { division: null })).toMatchObject({ status: 200 });
    expect(await admin.delete(`/api/divisions/${id}`)).toMatchObject({ status: 200 });
  });
});

const plain = testShop();
const [first, ...others] = plain.branches;
const shop = {
  ...plain,
  divisions: [{ id: 7, identifier: 'izakaya', name: 'Izakaya', face: sushi }],
  branches: [{ ...first!, division: { id: 7 } }, ...others],
};
const [branch] = shop.branches;

test('a branch without a division, or in one without a face, looks like the shop', () => {
  expect(configOf(shop, {})).toBe(shop.config);
  expect(faceOf({ ...shop, divisions: [{ ...shop.divisions[0]!, face: null }] }, branch!)).toBe(
    shop.config.face,
  );
});

test('the link preview of a branch has its face, and that of the shop the shop’s', () => {
  const at = Date.now();
  expect(configOf(shop, branch!)).toBe(configOf(shop, branch!));
  expect(branchCard(shop, branch!, at).colors).not.toEqual(shopCard(shop, at).colors);
  expect(branchCard(plain, first!, at).colors).toEqual(shopCard(plain, at).colors);
});

test('an edit of a division renders the pages of its branches', () => {
  const after = { ...shop, divisions: [{ ...shop.divisions[0]!, face: bar }] };
  const files = touchedPages(shop, after, 0, 0).map(({ file }) => file);
  expect(files).toContain(`store/${branch!.identifier}/index.html`);
  expect(files).toContain(`store/${branch!.identifier}/checkout/index.html`);
});
