import { describe, expect, it } from 'vitest';
import { smallBusinessNote, taxNote } from '../../src/lib/domain/price-notes.ts';

describe('the note at prices', () => {
  it('says in every country that tax is included', () => {
    for (const country of ['DE', 'AT', 'CH'] as const) expect(taxNote({ country }, {})).toBe('inkl. MwSt.');
  });
  it('is missing where no country is set', () => expect(taxNote({}, {})).toBe(''));
  it('says in a small business why there is no tax, as its country words it', () => {
    const small = { isSmallBusiness: true } as const;
    expect(taxNote({ ...small, country: 'DE' }, {})).toBe('Steuerfrei nach § 19 UStG (Kleinunternehmer).');
    expect(taxNote({ ...small, country: 'DE' }, { country: 'AT' })).toContain('§ 6 Abs. 1 Z 27 UStG');
    expect(taxNote({ ...small, country: 'CH' }, {})).toContain('Art. 10 Abs. 2 MWSTG');
    expect(smallBusinessNote(small, {})).toContain('§ 19 UStG');
    expect(smallBusinessNote({ country: 'DE' }, {})).toBeNull();
  });
});
