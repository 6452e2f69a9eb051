import { createElement, useEffect, useState } from 'react';
import { label as labelTexts } from '../../content/texts/food-label.ts';
import { labelLines, nutritionText } from '../../content/texts/sentences/food-label.ts';
import { createApi } from '../../lib/client/api.ts';
import type { ChosenPart } from '../../lib/domain/cart-item.ts';
import { langOfDescription } from '../../lib/domain/lang-of-words.ts';
import { drainedWeightOf } from '../../lib/domain/drained-weight.ts';
import type { Piece } from '../../lib/domain/emphasis.ts';
import type { FoodLabel as Label } from '../../lib/domain/food-label.ts';
import { labelWords as words } from '../../lib/domain/words/labels.ts';
import { COLON } from '../../lib/domain/words/locale.ts';
import { basePriceOf } from '../../lib/domain/product-facts.ts';
import type { Product } from '../../lib/domain/product.ts';
import { currentShop } from '../../lib/stores/page.ts';
import style from './food-label.css?inline';

// As text, so that it is loaded with this piece only.

/** Where all of a branch's facts stand without scripts; the dialog opens on its pages only. */
const sheetOf = (path: string) => `${/^(\/[a-z]{2})?\/store\/[^/]+/.exec(path)?.[0] ?? ''}/allergens`;

/** The whole label: the page's row has its numbers, the API the rest. null: not yet; undefined: no answer. */
function useWholeLabel({ id, label }: Product): Label | null | undefined {
  const isCut = Boolean(label?.isCut);
  const [fetched, setFetched] = useState<Label | null | undefined>(null);
  useEffect(() => {
    if (!isCut) return;
    void createApi(currentShop().api)('get /api/products/{id}', { params: { id }, isWorded: true }).then(
      (answer) => setFetched(answer.ok ? (answer.data.label ?? {}) : undefined),
    );
  }, [id, isCut]);
  return isCut ? fetched : label;
}

/** As arguments, since pieces are never sorted and a word may come twice: they need no keys. */
const piecesOf = (pieces: readonly Piece[]) =>
  createElement(
    'span',
    null,
    ...pieces.map(({ text, isStrong }) => (isStrong ? createElement('strong', null, text) : text)),
  );

/** The texts of a label, folded. */
function FoodLabel({ product }: { product: Product }) {
  const label = useWholeLabel(product);
  const lines = label ? labelLines(label) : [];
  if (label && lines.length === 0) return null;
  return (
    <details className="label">
      <style href="food-label" precedence="default">
        {style}
      </style>
      <summary>{labelTexts.heading}</summary>
      {label === null && <p>{labelTexts.loading}</p>}
      {label === undefined && (
        <p>
          {labelTexts.failed} <a href={sheetOf(location.pathname)}>{labelTexts.sheet}</a>
        </p>
      )}
      {lines.map(({ name, pieces }) => (
        <p key={name}>
          <b>{name + COLON}</b> {piecesOf(pieces)}
        </p>
      ))}
    </details>
  );
}

/** What a label says of a dish, where it comes from, and its nutrition: fetched for the few that say so. */
export function MoreFacts({ product, parts }: { product: Product; parts: readonly ChosenPart[] }) {
  const { label, origin } = product;
  const alcohol = label?.alcohol;
  const drainedWeight = drainedWeightOf(product, parts);
  const nutrition = nutritionText(product);
  return (
    <>
      {drainedWeight && (
        <p>
          {words.drained(drainedWeight)}
          {basePriceOf(product, parts) && ` (${words.isPriced})`}
        </p>
      )}
      {typeof alcohol === 'number' && <p>{words.alcohol(alcohol)}</p>}
      {origin && (
        <p>
          <b>{words.origin + COLON}</b> <span lang={langOfDescription(origin, product)}>{origin}</span>
        </p>
      )}
      {nutrition && <p>{nutrition}</p>}
      {label && <FoodLabel product={product} />}
    </>
  );
}
