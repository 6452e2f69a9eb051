import { type ChosenPart, type PartValue, isEmptyValue } from '../../../lib/domain/cart-item.ts';
import { product } from '../dish.ts';

function valueText(value: PartValue): string {
  if (typeof value === 'string') return value;
  const names = value.filter((one) => typeof one === 'string');
  return names.length === value.length ? names.join(', ') : product.files(value.length);
}

/** What was chosen for a line, as people say it: 'Groß · Oliven, Kapern · 2 Dateien'. */
export function choicesText(parts: readonly ChosenPart[]): string {
  return parts
    .filter(({ value }) => !isEmptyValue(value))
    .map(({ value }) => valueText(value))
    .join(' · ');
}
