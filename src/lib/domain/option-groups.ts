import type { Configurable, Part, PartOption } from './product.ts';

/** A part without what only one product says of it. */
export type SharedPart = Omit<Part, 'options' | 'group'> & { options: Omit<PartOption, 'outUntil'>[] };

/** A part that several products have: each has a copy, which is rewritten with it. */
export interface OptionGroup {
  id: number;
  /** For staff. */
  name: string;
  part: SharedPart;
}

const isOf = (part: Part, group: number) => part.group?.id === group;

/** Whether a product has a group's part. */
export const isOfGroup = ({ config }: Configurable, group: number): boolean =>
  config.parts.some((part) => isOf(part, group));

const withParts = <P extends Configurable>(product: P, parts: Part[]): P => ({
  ...product,
  config: { ...product.config, parts },
});

/** A group's part as a product has it. What is sold out there stays so, by the option's name. */
export function partOf({ id, part }: OptionGroup, before: Part | null): Part {
  const out = new Map(before?.options.map(({ name, outUntil }) => [name, outUntil]));
  const options = part.options.map((option): PartOption => {
    const outUntil = out.get(option.name);
    return outUntil ? { ...option, outUntil } : { ...option };
  });
  return { ...part, options, group: { id } };
}

/** A product whose parts of groups say what the groups say. Parts of unknown groups stay. */
export function withGroups<P extends Configurable>(product: P, groups: readonly OptionGroup[]): P {
  if (!product.config.parts.some(({ group }) => group)) return product;
  const parts = product.config.parts.map((part) => {
    const group = groups.find(({ id }) => isOf(part, id));
    return group ? partOf(group, part) : part;
  });
  return withParts(product, parts);
}

/** A product as customers get it: the same parts, without the groups that they are of. */
export function withoutGroups<P extends Configurable>(product: P): P {
  if (!product.config.parts.some(({ group }) => group)) return product;
  return withParts(
    product,
    product.config.parts.map(({ group: _group, ...part }) => part),
  );
}

/** The place of the first part whose name an earlier one has; null: there is none. */
export function clashingPart({ config }: Configurable): number | null {
  const names = new Set<string>();
  for (const [place, { name }] of config.parts.entries()) {
    if (names.has(name)) return place;
    names.add(name);
  }
  return null;
}

/**
 * A product with a group's part at the end, or (`replaces`) in place of its own part of that name; one that has it already stays as it
 * is.
 */
export function joinGroup<P extends Configurable>(product: P, group: OptionGroup, replaces = false): P {
  if (isOfGroup(product, group.id)) return product;
  const { parts } = product.config;
  const isReplaced = (part: Part) => replaces && !part.group && part.name === group.part.name;
  return withParts(
    product,
    parts.some(isReplaced)
      ? parts.map((part) => (isReplaced(part) ? partOf(group, part) : part))
      : [...parts, partOf(group, null)],
  );
}

/** A product without a group's part. */
export const leaveGroup = <P extends Configurable>(product: P, group: number): P =>
  isOfGroup(product, group)
    ? withParts(
        product,
        product.config.parts.filter((part) => !isOf(part, group)),
      )
    : product;

/** A product whose copy of a group's part is its own from now on. */
export const detachGroup = <P extends Configurable>(product: P, group: number): P =>
  isOfGroup(product, group)
    ? withParts(
        product,
        product.config.parts.map((part) => {
          if (!isOf(part, group)) return part;
          const { group: _group, ...own } = part;
          return own;
        }),
      )
    : product;
