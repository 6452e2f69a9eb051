import { useStore } from '@nanostores/react';
import { product as words } from '../../content/texts/dish.ts';
import { unitsOf } from '../../lib/domain/units-of.ts';
import { unitName } from '../../lib/domain/words/units.ts';
import type { ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
// As text, so that it is loaded with this piece only.
import style from './unit-choice.css?inline';

/** The units that a product is sold in; fetched for a product with more than one. */
export function UnitChoice({ editor }: { editor: ItemEditor }) {
  const { unit } = useStore(editor.$view);
  const units = unitsOf(editor.product);
  return (
    <fieldset className="part">
      <style href="unit-choice" precedence="default">
        {style}
      </style>
      <legend>{words.unit}</legend>
      <div className="units">
        {units.map(({ symbol }) => (
          <label key={symbol} className="unit-option">
            <input
              type="radio"
              name="unit"
              checked={symbol === unit}
              onChange={() => editor.setUnit(symbol)}
            />
            <span>{unitName(symbol)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
