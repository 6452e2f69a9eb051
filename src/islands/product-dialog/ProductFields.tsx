import { useStore } from '@nanostores/react';
import { useState, useId, type ComponentType, type ReactNode } from 'react';
import { product as words, marks } from '../../content/texts/dish.ts';
import { canDecrease, canIncrease, formatAmount, formatQuantity } from '../../lib/domain/quantity.ts';
import { unitName } from '../../lib/domain/words/units.ts';
import type { ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { type ChosenPart, type PartValue, valueOf } from '../../lib/domain/cart-item.ts';
import { menu } from '../../content/texts/menu.ts';
import { chosenDeposits } from '../../lib/domain/line-price.ts';
import { formatMoney, sumCents, toCents } from '../../lib/domain/money.ts';
import type { Part, PartOption, Product } from '../../lib/domain/product.ts';
import { langOfDescription, langOfWord } from '../../lib/domain/lang-of-words.ts';
import { useWhen } from '../react.ts';
import { Stepper } from '../controls/Stepper.tsx';
import { DishFacts } from './DishFacts.tsx';
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
    <Stepper
      label={words.amount}
      less={words.decrease}
      more={words.increase}
      canLess={canDecrease(amount, rule)}
      canMore={canIncrease(amount, rule)}
      onLess={editor.decrease}
      onMore={editor.increase}
    >
      <label className="amount">
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
        <span className="unit">{unitName(unit)}</span>
      </label>
    </Stepper>
  );
}

type OptionMark = ComponentType<{ option: PartOption }> | undefined;

interface PartFieldProps {
  product: Product;
  part: Part;
  parts: ChosenPart[];
  currency: string;
  /** The product's files; undefined where no part takes some. */
  files: FileParts | undefined;
  /** Why the customer was led here; null where nothing is missing. */
  problem: string | null;
  /** What stands behind an option's name. */
  Mark: OptionMark;
  onToggle(option: string): void;
  onValue(value: PartValue): void;
}

const SIGNS = { add: '+ ', subtract: '− ', overwrite: '' };

function optionPrice({ modifier, value, deposit, left }: PartOption, currency: string): string {
  const isFree = value === 0 && modifier !== 'overwrite';
  const price = isFree ? '' : SIGNS[modifier] + formatMoney(toCents(value), currency);
  const besides = deposit?.amount ? menu.deposit(formatMoney(toCents(deposit.amount), currency)) : '';
  const few = left ? marks.left(formatAmount(left)) : '';
  return [price, besides, few].filter(Boolean).join(', ');
}

/** One part of a product that the customer decides about, by its type (SPEC section 3 'Config part'). */
export function PartField({
  product,
  part,
  parts,
  currency,
  files,
  problem,
  Mark,
  onToggle,
  onValue,
}: PartFieldProps) {
  const id = useId();
  const value = valueOf(parts, part.name);
  const legend = (
    <>
      <span lang={langOfWord(part.name, product)}>{part.name}</span>{' '}
      <small>{part.optional ? words.optional : words.required(part.type.startsWith('text'))}</small>
    </>
  );
  const hint = (problem ?? part.description) && (
    <div id={id}>
      {part.description && <p lang={langOfDescription(part.description, product)}>{part.description}</p>}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
  const described = hint ? { 'aria-describedby': id } : {};

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
            <span>
              <span lang={langOfWord(option.name, product)}>{option.name}</span>{' '}
              {Mark && <Mark option={option} />}
            </span>
            <span className="number extra">
              {option.outUntil ? marks.soldOut : optionPrice(option, currency)}
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
      {files?.field(part, hint ? id : undefined)}
    </div>
  );
}

interface Props {
  editor: ItemEditor;
  currency: string;
  files: FileParts | undefined;
  /** Of the heading that names what is around it. */
  titleId?: string;
  /** Beside the heading. */
  close?: ReactNode;
  /** Whether the customer wanted to go on before everything was chosen. */
  isGapNamed?: boolean;
  Mark?: OptionMark;
}

/** What a part without its answer says. */
function problemOf(part: Part, isSending: boolean): string {
  if (isSending) return words.sending;
  return isWritten(part) ? words.mustFill : words.mustPick;
}

const isWritten = ({ type }: Part) => type === 'text' || type === 'textarea';

/** What the button says while a part lacks its answer. */
const gapLabel = (part: Part) => (isWritten(part) ? words.fill : words.pick)(part.name);

/** What a product is, and what of it there is to choose at this step: in the dialog, and where staff look at it. */
export function ProductFields({ editor, currency, files, titleId, close, isGapNamed, Mark }: Props) {
  const view = useStore(editor.$view);
  const { product } = editor;
  const { name, description } = product;
  const hasUnits = view.isLastStep && product.alternativeUnits.length > 0;
  const deposit = sumCents(chosenDeposits(product, view.parts).map(({ amount }) => toCents(amount)));
  const units = useWhen(hasUnits, () => import('./UnitChoice.tsx'));
  return (
    <>
      <div className="top">
        <h2 id={titleId} lang={langOfWord(name, product)}>
          {name}
        </h2>
        {close}
      </div>
      <header>
        {/* The steps that follow do not repeat it. */}
        {view.step === 0 && description && (
          <p lang={langOfDescription(description, product)}>{description}</p>
        )}
        <DishFacts product={product} parts={view.parts} currency={currency} />
        {product.left ? (
          <p>{marks.left(formatQuantity({ amount: product.left, unit: product.unit.symbol }))}</p>
        ) : null}
        {deposit > 0 && <p>{menu.deposit(formatMoney(deposit, currency))}</p>}
        {view.steps > 1 && (
          <p className="steps" tabIndex={-1}>
            {words.step(view.step + 1, view.steps)}
          </p>
        )}
      </header>
      {view.shownParts.map((part) => (
        <PartField
          key={part.name}
          product={product}
          part={part}
          parts={view.parts}
          currency={currency}
          files={files}
          Mark={Mark}
          problem={isGapNamed && part === view.gap ? problemOf(part, view.sending.includes(part.name)) : null}
          onToggle={(option) => editor.toggle(part, option)}
          onValue={(value) => editor.setValue(part, value)}
        />
      ))}
      {units && <units.UnitChoice editor={editor} />}
    </>
  );
}

/** What the dialog's button says: what is missing, where it leads, or what it does; and what all of it costs. */
export function ButtonWords({
  editor,
  currency,
  last,
}: {
  editor: ItemEditor;
  currency: string;
  last: string;
}) {
  const { gap, isLastStep, price } = useStore(editor.$view);
  return (
    <>
      <span>{gap ? gapLabel(gap) : isLastStep ? last : words.next}</span>
      <span className="number">
        {price.isApproximate && `${marks.approximately} `}
        {formatMoney(price.gross, currency)}
      </span>
    </>
  );
}
