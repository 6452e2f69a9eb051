import type { SharedPart } from '../option-groups.ts';
import type { Product } from '../product.ts';
import { componentsOf } from './components.ts';

/**
 * Why a product or an option group cannot be as it is. `unknown`: there is no such product. `itself`: a combo is its own component.
 * `asksItself`: a component asks something that has to be answered, which nobody asks in a combo. `isComponent`: this product does, and
 * is a component.
 */
export interface ComboProblem {
  /** In the product. */
  field: string;
  code: 'unknown' | 'itself' | 'asksItself' | 'isComponent';
  /** Of the component, or of the first combo that has this product; '' where it is unknown. */
  name: string;
}

const asks = ({ config }: Pick<Product, 'config'>) => config.parts.findIndex(({ optional }) => !optional);

/** What is wrong with the components that parts name. `self`: the product that has the parts; null: an option group. */
function wrongComponents(
  parts: readonly SharedPart[],
  self: number | null,
  find: (id: number) => Product | undefined,
) {
  return componentsOf(parts).flatMap(({ part, option, id }) => {
    const component = find(id);
    const name = component?.name ?? '';
    const code = !component ? 'unknown' : id === self ? 'itself' : asks(component) >= 0 ? 'asksItself' : null;
    return code ? [{ part, option, code, name } as const] : [];
  });
}

/** The problems of a product among all others. */
export function comboProblems(product: Product, products: readonly Product[]): ComboProblem[] {
  const find = (id: number) => (id === product.id ? product : products.find((one) => one.id === id));
  const problems: ComboProblem[] = wrongComponents(product.config.parts, product.id, find).map(
    ({ part, option, code, name }) => ({
      field: `config.parts.${part}.options.${option}.product.id`,
      code,
      name,
    }),
  );
  const asking = asks(product);
  if (asking < 0) return problems;
  const combo = products.find(
    ({ id, config }) => id !== product.id && componentsOf(config.parts).some((one) => one.id === product.id),
  );
  if (combo)
    problems.push({ field: `config.parts.${asking}.optional`, code: 'isComponent', name: combo.name });
  return problems;
}

/** The problems of an option group. */
export const groupProblems = (part: SharedPart, products: readonly Product[]): ComboProblem[] =>
  wrongComponents([part], null, (id) => products.find((one) => one.id === id)).map(
    ({ option, code, name }) => ({ field: `part.options.${option}.product.id`, code, name }),
  );
