import type { z } from 'zod';
import { Config } from '../../lib/contract/config.ts';
import type { OptionGroup, Product } from '../../lib/contract/products.ts';
import { comboProblems, groupProblems } from '../../lib/domain/combos/problems.ts';
import { staffMessageOf, staffWords } from '../platform/staff-words.ts';
import type { FieldError } from '../../lib/contract/fields.ts';
import {
  brokenReferencesOf,
  IDENTIFIER_TWICE,
  imagesOf,
  imagesOfConfig,
} from '../../lib/contract/parse-shop.ts';
import { entityOf, type Shop, type ShopList } from '../../lib/contract/shop.ts';
import { clashingPart, withGroups } from '../../lib/domain/option-groups.ts';

type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };
/** Finds existing images by id. */
type FindImages = (ids: number[]) => Promise<ReadonlyMap<number, unknown>>;

/** Checks fields as an entity of the shop, by the rules of a shop file: the parsed entity, or the errors by field. */
export async function checkEntity<L extends ShopList>(
  shop: Shop,
  list: L,
  fields: { id: number },
  findImages: FindImages,
): Promise<Checked<Shop[L][number]>> {
  const parsed = parse<Shop[L][number]>(entityOf(list), fields);
  if (!parsed.ok) return parsed;
  const followed = list === 'products' ? followGroups(shop, parsed.value as Product) : null;
  if (followed && !followed.ok) return followed;
  const entity = followed ? (followed.value as Shop[L][number]) : parsed.value;
  const broken = brokenReferencesOf(shop, list, entity).map(({ field, code, message }) => ({
    field,
    message: code === IDENTIFIER_TWICE.code ? staffWords().EDIT_MESSAGES.identifierTaken : message,
  }));
  const errors = [
    ...broken,
    ...comboErrors(shop, list, entity),
    ...(await unknownImages(imagesOf(list, entity), findImages)),
  ];
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: entity };
}

/** Components that cannot be in combos. */
function comboErrors({ products }: Shop, list: ShopList, entity: object): FieldError[] {
  const problems =
    list === 'products'
      ? comboProblems(entity as Product, products)
      : list === 'optionGroups'
        ? groupProblems((entity as OptionGroup).part, products)
        : [];
  return problems.map((problem) => ({ field: problem.field, message: staffWords().comboMessage(problem) }));
}

/** Parts of groups are what these say now, whatever was sent. */
function followGroups({ optionGroups }: Shop, product: Product): Checked<Product> {
  const value = withGroups(product, optionGroups);
  const clash = clashingPart(value);
  if (clash === null) return { ok: true, value };
  return {
    ok: false,
    errors: [{ field: `config.parts.${clash}.name`, message: staffWords().EDIT_MESSAGES.partNameTaken }],
  };
}

/** As `checkEntity`, for the settings. */
export async function checkConfig(fields: object, findImages: FindImages): Promise<Checked<Config>> {
  const parsed = parse<Config>(Config, fields);
  if (!parsed.ok) return parsed;
  const errors = [
    ...(await unknownImages(imagesOfConfig(parsed.value), findImages)),
    ...(await cssErrors(parsed.value)),
  ];
  return errors.length > 0 ? { ok: false, errors } : parsed;
}

/** What is wrong with the shop's own CSS. Its parser is loaded for shops that have some. */
export async function cssErrors({ css }: Pick<Config, 'css'>): Promise<FieldError[]> {
  if (css === '') return [];
  const { compileCss } = await import('../../lib/domain/shop-css/compile.ts');
  const compiled = compileCss(css);
  return compiled.ok ? [] : [{ field: 'css', message: staffWords().cssMessage(compiled.problems) }];
}

function parse<T>(schema: z.ZodType, fields: object): Checked<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, value: parsed.data as T };
  const errors = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.') || null,
    message: staffMessageOf(issue),
  }));
  return { ok: false, errors };
}

async function unknownImages(shown: ReturnType<typeof imagesOfConfig>, findImages: FindImages) {
  const known = await findImages(shown.map(({ image }) => image.id));
  return shown
    .filter(({ image }) => !known.has(image.id))
    .map(({ field }) => ({ field, message: staffWords().EDIT_MESSAGES.imageUnknown }));
}
