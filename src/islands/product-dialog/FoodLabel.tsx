import { createElement, useEffect, useState } from 'react';
import { label as words, labelLines } from '../../content/texts/food-label.ts';
import { createApi } from '../../lib/client/api.ts';
import type { Piece } from '../../lib/domain/emphasis.ts';
import type { FoodLabel as Label } from '../../lib/domain/food-label.ts';
import type { Product } from '../../lib/domain/product.ts';
import { currentShop } from '../../lib/stores/page.ts';
// As text, so that it is loaded with this piece only.
import style from './food-label.css?inline';

/** Where all of a branch's facts stand without scripts; the dialog opens on its pages only. */
const sheetOf = (path: string) => `${/^\/store\/[^/]+/.exec(path)?.[0] ?? ''}/allergens`;

/** The whole label: the page's row has its numbers, the API the rest. null: not yet; undefined: no answer. */
function useWholeLabel({ id, label }: Product): Label | null | undefined {
  const isCut = Boolean(label?.isCut);
  const [fetched, setFetched] = useState<Label | null | undefined>(null);
  useEffect(() => {
    if (!isCut) return;
    void createApi(currentShop().api)('get /api/products/{id}', { params: { id } }).then((answer) =>
      setFetched(answer.ok ? (answer.data.label ?? {}) : undefined),
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
export function FoodLabel({ product }: { product: Product }) {
  const label = useWholeLabel(product);
  const lines = label ? labelLines(label) : [];
  if (label && lines.length === 0) return null;
  return (
    <details className="label">
      <style href="food-label" precedence="default">
        {style}
      </style>
      <summary>{words.heading}</summary>
      {label === null && <p>{words.loading}</p>}
      {label === undefined && (
        <p>
          {words.failed} <a href={sheetOf(location.pathname)}>{words.sheet}</a>
        </p>
      )}
      {lines.map(({ name, pieces }) => (
        <p key={name}>
          <b>{name}:</b> {piecesOf(pieces)}
        </p>
      ))}
    </details>
  );
}
