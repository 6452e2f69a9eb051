import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, Button, IconButton, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { choicesText } from '../../content/texts/sentences/choices.ts';
import { decrease, formatAmount, increase, parseAmount, quantityRule } from '../../lib/domain/quantity.ts';
import { allowedAmount } from '../../lib/domain/cart.ts';
import type { CartItem } from '../../lib/domain/cart-item.ts';
import { formatMoney, type Cents } from '../../lib/domain/money.ts';
import { partProblems } from '../../lib/domain/cart-changes.ts';
import type { UnitSymbol } from '../../lib/domain/units.ts';
import { unitsOf } from '../../lib/domain/units-of.ts';
import { Choices } from './choices.tsx';
import type { DraftLine } from './draft.ts';
import type { TakingLine } from './offer.ts';
import { takingTexts as texts } from './texts.ts';
import type { Taking } from './use-taking.ts';

const LIST = { listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } };

/** What was asked for so far, with amounts, choices and prices. */
export function TakenLines({ taking }: { taking: Taking }) {
  const { lines, sum, offer, change } = taking;
  /** Lines whose choices were closed; new ones are open, since something may have to be asked. */
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  if (lines.length === 0)
    return (
      <Typography color="text.secondary" sx={{ py: 1 }}>
        {texts.empty}
      </Typography>
    );
  const priced = lines.filter(({ item }) => item !== null);
  const edit = (id: string, changes: Partial<DraftLine>) =>
    change((draft) => ({ lines: draft.lines.map((one) => (one.id === id ? { ...one, ...changes } : one)) }));
  return (
    <Paper component="ul" variant="outlined" aria-label={texts.dishes} sx={LIST}>
      {lines.map((one) => {
        const { id } = one.line;
        return (
          <Line
            key={id}
            shown={one}
            name={one.item?.product.name ?? nameOf(taking, one.line)}
            gross={sum.lines[priced.indexOf(one)]?.gross ?? null}
            currency={offer.config.currency}
            isOpen={!closed.has(id)}
            onOpen={(isOpen) =>
              setClosed((all) => new Set(isOpen ? [...all].filter((other) => other !== id) : [...all, id]))
            }
            onEdit={(changes) => edit(id, changes)}
            onRemove={() => change((draft) => ({ lines: draft.lines.filter((other) => other.id !== id) }))}
          />
        );
      })}
    </Paper>
  );
}

const nameOf = ({ offer }: Taking, { productId }: DraftLine): string =>
  offer.products.find(({ id }) => id === productId)?.name ?? `#${productId}`;

interface LineProps {
  shown: TakingLine;
  name: string;
  gross: Cents | null;
  currency: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onEdit: (changes: Partial<DraftLine>) => void;
  onRemove: () => void;
}

function Line({ shown: { line, item }, name, gross, currency, isOpen, onOpen, onEdit, onRemove }: LineProps) {
  const hasChoices = (item?.product.config.parts.length ?? 0) > 0;
  const missing = item ? partProblems(item.product, item.parts) : [];
  const isShown = hasChoices && isOpen;
  return (
    <Box component="li" aria-label={name} sx={{ p: 1.25, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
          {!item && <Typography color="error">{texts.gone}</Typography>}
          {item && !isShown && (
            <Typography variant="body2" color={missing.length > 0 ? 'error' : 'text.secondary'}>
              {missing[0] ? texts.missing(missing[0].name) : choicesText(item.parts)}
            </Typography>
          )}
        </Box>
        {item && <Amount item={item} name={name} onEdit={onEdit} />}
        <Typography sx={{ minWidth: 84, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
          {gross === null ? '' : formatMoney(gross, currency)}
        </Typography>
        <IconButton aria-label={texts.remove(name)} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </Box>
      {item && isShown && (
        <Choices
          name={name}
          product={item.product}
          parts={line.parts}
          currency={currency}
          onParts={(parts) => onEdit({ parts })}
          onDone={() => onOpen(false)}
        />
      )}
      {hasChoices && !isShown && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => onOpen(true)}>
          {texts.change}
        </Button>
      )}
    </Box>
  );
}

interface AmountProps {
  item: CartItem;
  name: string;
  onEdit: (changes: Partial<DraftLine>) => void;
}

function Amount({ item, name, onEdit }: AmountProps) {
  /** What is being typed; null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const rule = quantityRule(item.product, item.unit);
  if (!rule) return null;
  const units = unitsOf(item.product);
  const take = () => {
    if (typed !== null) onEdit({ amount: allowedAmount(item, parseAmount(typed)) });
    setTyped(null);
  };
  const inUnit = (unit: UnitSymbol) =>
    onEdit({ unit, amount: allowedAmount({ ...item, unit }, item.amount) });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton
        aria-label={texts.less(name)}
        disabled={item.amount <= rule.minimum}
        onClick={() => onEdit({ amount: decrease(item.amount, rule) })}
      >
        <RemoveIcon />
      </IconButton>
      <TextField
        size="small"
        margin="none"
        value={typed ?? formatAmount(item.amount)}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        sx={{ width: 72 }}
        slotProps={{
          htmlInput: {
            'aria-label': texts.amount(name),
            inputMode: 'decimal',
            style: { textAlign: 'center', paddingInline: 4 },
          },
        }}
      />
      {units.length > 1 ? (
        <TextField
          select
          size="small"
          margin="none"
          value={item.unit}
          onChange={({ target }) => inUnit(target.value as UnitSymbol)}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': texts.unit(name) } }}
        >
          {units.map(({ symbol }) => (
            <option key={symbol}>{symbol}</option>
          ))}
        </TextField>
      ) : (
        item.unit !== 'Stk' && <Typography component="span">{item.unit}</Typography>
      )}
      <IconButton
        aria-label={texts.more(name)}
        disabled={item.amount >= rule.maximum}
        onClick={() => onEdit({ amount: increase(item.amount, rule) })}
      >
        <AddIcon />
      </IconButton>
    </Box>
  );
}
