import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

/** A shop whose first product is a bottle for adults. */
function bottleShop() {
  const shop = testShop();
  const bottle = {
    allergens: ['Sulfite'],
    netContent: { amount: 0.75, unit: 'l' as const },
    minimumAge: 18 as const,
    origin: 'Apulien, Italien',
  };
  return {
    ...shop,
    products: shop.products.map((product) => (product.id === 1 ? { ...product, ...bottle } : product)),
  };
}

describe('An order with goods for adults', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp('PGlite', bottleShop());
  });
  afterAll(() => app.close());

  it('is refused until the customer confirms the age', async () => {
    expect(await app.order(draft())).toMatchObject({
      status: 422,
      errors: [
        {
          field: 'ageConfirmed',
          code: 'ageNotConfirmed',
          message: 'Bitte bestätigen Sie, dass Sie mindestens 18 Jahre alt sind.',
        },
      ],
    });
  });

  it('keeps age, allergens, content, base price and origin, whatever happens to the product', async () => {
    const placed = await app.order({ ...draft(), ageConfirmed: true });
    expect(placed.status).toBe(201);
    expect(placed.data.items[0]?.facts).toMatchObject({
      allergens: ['Sulfite'],
      minimumAge: 18,
      basePrice: { per: 'l' },
      netContent: { amount: 0.75, unit: 'l' },
      origin: 'Apulien, Italien',
    });
  });
});
