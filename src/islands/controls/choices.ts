import type { ChosenPart } from '../../lib/domain/cart.ts';
import { isEmptyValue } from '../../lib/domain/chosen-parts.ts';

/** What was chosen for a line, as people say it: 'Groß · Oliven, Kapern'. Files are not named. */
export function choicesText(parts: readonly ChosenPart[]): string {
  return parts
    .filter(({ value }) => !isEmptyValue(value))
    .map(({ value }) =>
      typeof value === 'string' ? value : value.filter((one) => typeof one === 'string').join(', '),
    )
    .filter(Boolean)
    .join(' · ');
}
