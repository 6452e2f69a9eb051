import { useStore } from '@nanostores/react';
import { useState, useId } from 'react';
import { product as words, menu } from '../../content/texts/menu.ts';
import { canDecrease, canIncrease, formatAmount } from '../../lib/domain/amount-input.ts';
import type { ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { unitsOf } from '../../lib/domain/quantity.ts';
import { type ChosenPart, type PartValue, valueOf } from '../../lib/domain/cart-item.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import type { Part, PartOption } from '../../lib/domain/product.ts';
import type { FileParts } from './file-parts.tsx';

/** How much of it: minus, a number that can be typed with a comma, plus. */
export function AmountField({ editor }: { editor: ItemEditor }) {
  const { amount, rule, unit } = useStore(editor.$view);
  /** What is being typed; null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);

  const take = () => {
    if (typed !== null) editor.typeAmount(typed);
    setTyped(null);
  };

  return (
    <div className="amount" role="group" aria-label={words.amount}>
      <button
        type="button"
        aria-label={words.decrease}
        disabled={!canDecrease(amount, rule)}
        onClick={editor.decrease}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 12h14" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
      <label>
        <span className="hidden-visually">{words.amount}</span>
        <input
          className="number"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? formatAmount(amount)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
        <span className="unit">{unit}</span>
      </label>
      <button
        type="button"
        aria-label={words.increase}
        disabled={!canIncrease(amount, rule)}
        onClick={editor.increase}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}

/** The units that a product is sold in, where there is more than one. */
export function UnitChoice({ editor }: { editor: ItemEditor }) {
  const { unit } = useStore(editor.$view);
  const units = unitsOf(editor.product);
  if (units.length < 2) return null;
  return (
    <fieldset className="part">
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
            <span>{symbol}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PartFieldProps {
  part: Part;
  parts: ChosenPart[];
  currency: string;
  /** The product's files; undefined where no part takes some. */
  files: FileParts | undefined;
  onToggle(option: string): void;
  onValue(value: PartValue): void;
}

const SIGNS = { add: '+ ', subtract: '− ', overwrite: '' };

function optionPrice({ modifier, value }: PartOption, currency: string): string {
  return value === 0 && modifier !== 'overwrite'
    ? ''
    : SIGNS[modifier] + formatMoney(toCents(value), currency);
}

/** One part of a product that the customer decides about, by its type (SPEC section 3 'Config part'). */
export function PartField({ part, parts, currency, files, onToggle, onValue }: PartFieldProps) {
  const id = useId();
  const value = valueOf(parts, part.name);
  const legend = (
    <>
      {part.name} <small>{part.optional ? words.optional : words.required}</small>
    </>
  );
  const hint = part.description && <p id={id}>{part.description}</p>;
  const described = part.description ? { 'aria-describedby': id } : {};

  if (part.type === 'select' || part.type === 'multiselect') {
    const isChosen = (name: string) =>
      Array.isArray(value) ? (value as string[]).includes(name) : value === name;
    return (
      <fieldset className="part" {...described}>
        <legend>{legend}</legend>
        {hint}
        {part.options.map((option) => (
          <label key={option.name} className={option.outUntil ? 'option out' : 'option'}>
            <input
              type={part.type === 'select' ? 'radio' : 'checkbox'}
              name={id}
              checked={isChosen(option.name)}
              disabled={Boolean(option.outUntil)}
              // A click and not a change: choosing a radio again takes an optional choice back.
              onClick={() => onToggle(option.name)}
              onChange={() => {}}
            />
            <span>{option.name}</span>
            <span className="number extra">
              {option.outUntil ? menu.soldOut : optionPrice(option, currency)}
            </span>
          </label>
        ))}
      </fieldset>
    );
  }

  if (part.type === 'text' || part.type === 'textarea') {
    const Field = part.type === 'text' ? 'input' : 'textarea';
    return (
      <div className="part">
        <label className="written">
          <span className="legend">{legend}</span>
          <Field
            value={typeof value === 'string' ? value : ''}
            required={!part.optional}
            maxLength={part.type === 'text' ? 200 : 2000}
            onChange={(event) => onValue(event.target.value)}
            {...described}
          />
        </label>
        {hint}
      </div>
    );
  }

  return (
    <div className="part">
      <p className="legend">{legend}</p>
      {hint}
      {files?.field(part, part.description ? id : undefined)}
    </div>
  );
}

interface Props {
  editor: ItemEditor;
  currency: string;
  files: FileParts | undefined;
  /** Of the heading that names what is around it. */
  titleId?: string;
}

/** What a product is, and what of it there is to choose at this step: in the dialog, and where staff look at it. */
export function ProductFields({ editor, currency, files, titleId }: Props) {
  const view = useStore(editor.$view);
  const { name, description, allergens } = editor.product;
  return (
    <>
      <header>
        <h2 id={titleId}>{name}</h2>
        {description && <p>{description}</p>}
        {allergens.length > 0 && (
          <p className="allergens">
            <b>{words.allergens}:</b> {allergens.join(', ')}
          </p>
        )}
        {view.steps > 1 && <p className="steps">{words.step(view.step + 1, view.steps)}</p>}
      </header>
      {view.shownParts.map((part) => (
        <PartField
          key={part.name}
          part={part}
          parts={view.parts}
          currency={currency}
          files={files}
          onToggle={(option) => editor.toggle(part, option)}
          onValue={(value) => editor.setValue(part, value)}
        />
      ))}
      {view.isLastStep && <UnitChoice editor={editor} />}
    </>
  );
}
