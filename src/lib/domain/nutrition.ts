/** Nutrition of 100 g or 100 ml (Regulation (EU) 1169/2011, articles 30 and 32), masses in grams. */
export interface Nutrition {
  energyKj: number;
  fat: number;
  saturates: number;
  carbohydrates: number;
  sugars: number;
  protein: number;
  salt: number;
}

/** The masses of a nutrition declaration in the order of the law (annex XV of the same regulation). */
export const NUTRIENTS = [
  'fat',
  'saturates',
  'carbohydrates',
  'sugars',
  'protein',
  'salt',
] as const satisfies (keyof Nutrition)[];

/** Kilojoules of one kilocalorie (annex XIV of the same regulation). */
const KJ_PER_KCAL = 4.184;

/** Energy in kilocalories, rounded half up to whole ones. */
export const kilocalories = ({ energyKj }: Pick<Nutrition, 'energyKj'>): number =>
  Math.round(energyKj / KJ_PER_KCAL);

interface Measured {
  netContent?: { unit: string } | null | undefined;
  unit: { type: string };
}

/** What 100 of a product's nutrition are. */
export const nutritionUnit = ({ netContent, unit }: Measured): 'g' | 'ml' =>
  (netContent ? netContent.unit.endsWith('l') : unit.type === 'volume') ? 'ml' : 'g';
