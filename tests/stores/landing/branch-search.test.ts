import { describe, expect, it, vi } from 'vitest';
import {
  areasFromMarkup,
  areasMarkup,
  branchFromMarkup,
  branchMarkup,
  createBranchSearch,
} from '../../../src/lib/stores/landing/landing.ts';

const TAGS = [
  { id: 1, name: 'Vegan' },
  { id: 2, name: 'Terrasse' },
];

const branch = (name: string, city: string, zipCode: string, tags: number[], keywords = '') => ({
  name,
  street: `${name}gasse 1`,
  city,
  zipCode,
  keywords,
  tags: tags.map((id) => ({ id })),
});

const BRANCHES = [
  branch('Nord', 'Kiel', '24103', [1], 'Fisch Hafen'),
  branch('Süd', 'Ulm', '89073', [1, 2]),
  branch('West', 'Köln', '50667', []),
];

function search() {
  const onChange = vi.fn();
  const found = createBranchSearch(BRANCHES, TAGS, ({ shown, tagId }) =>
    onChange(
      [...shown].map(({ name }) => name),
      tagId,
    ),
  );
  return { ...found, onChange };
}

describe('The search for a branch (SPEC section 5)', () => {
  it('finds by place, zip code, keyword and the name of a tag, whatever the case', () => {
    const { type, onChange } = search();
    for (const [text, names] of [
      ['kiel', ['Nord']],
      ['890', ['Süd']],
      ['HAFEN', ['Nord']],
      ['terrasse', ['Süd']],
      ['kiel, 50667', ['Nord', 'West']],
      ['nirgendwo', []],
    ] as const) {
      type(text);
      expect(onChange).toHaveBeenLastCalledWith(names, null);
    }
  });

  it('shows only branches with the tapped tag, and all again at the second tap', () => {
    const { tapTag, onChange } = search();
    tapTag(1);
    expect(onChange).toHaveBeenLastCalledWith(['Nord', 'Süd'], 1);
    tapTag(2);
    expect(onChange).toHaveBeenLastCalledWith(['Süd'], 2);
    tapTag(2);
    expect(onChange).toHaveBeenLastCalledWith(['Nord', 'Süd', 'West'], null);
  });

  it('combines text and tag', () => {
    const { type, tapTag, onChange } = search();
    type('kiel köln');
    tapTag(1);
    expect(onChange).toHaveBeenLastCalledWith(['Nord'], 1);
    type('');
    expect(onChange).toHaveBeenLastCalledWith(['Nord', 'Süd'], 1);
  });

  it('finds who delivers to a postcode, with the terms, unless another tag is chosen', () => {
    const areas = ['24143 Kiel-Gaarden', '24145 Kiel', '24146 Kiel', '24147 Kiel'].map((area) => ({
      area,
      terms: '2,90 EUR',
    }));
    const found: [string[], string[]][] = [];
    const delivering = BRANCHES.map((one) => (one.name === 'Nord' ? { ...one, areas } : one)).slice(0, 2);
    const { type, tapTag, showAll } = createBranchSearch(delivering, TAGS, ({ shown, offers }) =>
      found.push([[...shown].map(({ name }) => name), offers.map(({ offer }) => offer.area)]),
    );
    const names = () => found.at(-1);
    type('24143');
    expect(names()).toEqual([['Nord'], ['24143 Kiel-Gaarden']]);
    tapTag(2);
    expect(names()).toEqual([[], []]);
    showAll();
    expect(names()).toEqual([['Nord', 'Süd'], []]);
    // Too many to say which is the customer's.
    type('kiel');
    expect(names()).toEqual([['Nord'], []]);
    type('12345');
    expect(names()).toEqual([[], []]);
  });

  it('reads the areas of a card as they were written', () => {
    const offers = [
      { area: '10999 Berlin, "Kiez"', terms: 'kostenlos' },
      { area: 'Ort', terms: '2,90 EUR, ab 18,00 EUR' },
    ];
    expect(areasFromMarkup(areasMarkup(offers))).toEqual(offers);
    expect(areasFromMarkup(areasMarkup([]))).toEqual([]);
  });

  it('matches what cards say as it matches the branches themselves', () => {
    const cards = BRANCHES.map((it) =>
      branchFromMarkup(branchMarkup(it), {
        name: it.name,
        address: `${it.street}, ${it.zipCode} ${it.city}`,
      }),
    );
    for (const text of ['kiel', '50667', 'hafen fisch', 'vegan', 'Südgasse', ',']) {
      const names: string[][] = [];
      for (const list of [BRANCHES, cards]) {
        createBranchSearch(list, TAGS, ({ shown }) => names.push([...shown].map(({ name }) => name))).type(
          text,
        );
      }
      expect(names[1]).toEqual(names[0]);
    }
  });
});

describe('The search data of a card', () => {
  it('are the ids of its tags and its keywords, complete', () => {
    for (const [tags, keywords] of [
      [[], ''],
      [[], 'Fisch'],
      [[3], ''],
      [[3, 12], ' Fisch  Hafen'],
    ] as const) {
      const it = branch('A', 'B', '1', [...tags], keywords);
      const { tags: ownTags, keywords: ownKeywords } = branchFromMarkup(branchMarkup(it), {
        name: 'A',
        address: '',
      });
      expect(ownTags.map(({ id }) => id)).toEqual(tags);
      expect(ownKeywords).toBe(keywords);
    }
  });
});
