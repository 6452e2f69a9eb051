import { readFile } from 'node:fs/promises';
import type { Font, FontWeight } from 'satori';

/** One after the other, by what each does not have: the first holds German, the second its neighbours' letters. */
export const FAMILIES = { latin: 'Figtree', 'latin-ext': 'Figtree Extended' } as const;
type Subset = keyof typeof FAMILIES;

const fontFile = (subset: Subset, weight: FontWeight) =>
  new URL(
    `./files/figtree-${subset}-${weight}-normal.woff`,
    import.meta.resolve('@fontsource/figtree/package.json'),
  );

/** The shop's font: whatever fonts a machine has, pictures look the same. */
export async function openFigtree(): Promise<Font[]> {
  const open = async (subset: Subset, weight: FontWeight): Promise<Font> => ({
    name: FAMILIES[subset],
    weight,
    style: 'normal',
    data: await readFile(fontFile(subset, weight)),
  });
  return Promise.all([
    open('latin', 600),
    open('latin', 800),
    open('latin-ext', 600),
    open('latin-ext', 800),
  ]);
}
