import { useId } from 'react';
import { menu } from '../../content/texts/menu.ts';
import { product as words } from '../../content/texts/product.ts';
import type { ChosenPart, PartValue } from '../../lib/domain/cart-item.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { valueOf } from '../../lib/domain/chosen-parts.ts';
import type { Part, PartOption } from '../../lib/domain/product.ts';
import type { FileParts } from './file-parts.tsx';

interface Props {
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
export function PartField({ part, parts, currency, files, onToggle, onValue }: Props) {
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
