import {
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState, type KeyboardEvent } from 'react';
import { type ChosenPart, namesIn, valueOf } from '../../lib/domain/cart-item.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { partProblems } from '../../lib/domain/cart-changes.ts';
import { takesFiles, toggleOption, withValue } from '../../lib/domain/parts.ts';
import type { Part, PartOption, Product } from '../../lib/domain/product.ts';
import { isShortcut } from '../data/shortcuts.ts';
import { takingTexts as texts } from './texts.ts';

interface Props {
  name: string;
  product: Product;
  parts: ChosenPart[];
  currency: string;
  onParts: (parts: ChosenPart[]) => void;
  onDone: () => void;
}

/** What a dish asks for; Enter closes it and leads back to the search, once nothing is missing. */
export function Choices({ name, product, parts, currency, onParts, onDone }: Props) {
  const [isTried, setTried] = useState(false);
  const problems = partProblems(product, parts);
  function done(form: HTMLFormElement | null): void {
    setTried(true);
    const [first] = problems;
    if (first)
      return form?.querySelector<HTMLElement>(`[data-part="${CSS.escape(first.name)}"] input`)?.focus();
    onDone();
    form?.querySelector<HTMLElement>('[data-search]')?.focus();
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isLine = event.target instanceof HTMLTextAreaElement;
    if (!isShortcut('onward', event) || isLine) return;
    event.preventDefault();
    done(event.currentTarget.closest('form'));
  };
  return (
    <Box
      data-choices=""
      role="group"
      aria-label={texts.choices(name)}
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gap: 1, pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}
    >
      {product.config.parts
        .filter((part) => !takesFiles(part))
        .map((part) => (
          <PartField
            key={part.name}
            part={part}
            parts={parts}
            currency={currency}
            isMissing={isTried && problems.some((one) => one.name === part.name)}
            onParts={onParts}
          />
        ))}
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        sx={{ justifySelf: 'start' }}
        onClick={(event) => done(event.currentTarget.form)}
      >
        {texts.chosen}
      </Button>
    </Box>
  );
}

const SIGNS = { add: '+ ', subtract: '− ', overwrite: '' } as const;

function priceOf({ modifier, value }: PartOption, currency: string): string {
  const isFree = value === 0 && modifier !== 'overwrite';
  return isFree ? '' : ` (${SIGNS[modifier]}${formatMoney(toCents(value), currency)})`;
}

interface PartProps {
  part: Part;
  parts: ChosenPart[];
  currency: string;
  isMissing: boolean;
  onParts: (parts: ChosenPart[]) => void;
}

function PartField({ part, parts, currency, isMissing, onParts }: PartProps) {
  const id = useId();
  const value = valueOf(parts, part.name);
  const label = part.optional ? `${part.name} (${texts.optional})` : part.name;
  if (part.type === 'text' || part.type === 'textarea')
    return (
      <TextField
        data-part={part.name}
        size="small"
        margin="none"
        label={label}
        multiline={part.type === 'textarea'}
        error={isMissing}
        helperText={isMissing ? texts.missing(part.name) : undefined}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onParts(withValue(parts, part.name, target.value))}
      />
    );
  const chosen = value === undefined ? [] : namesIn(value);
  const Control = part.type === 'select' ? Radio : Checkbox;
  const toggle = (option: string) => onParts(withValue(parts, part.name, toggleOption(part, value, option)));
  return (
    <FormControl component="fieldset" data-part={part.name} error={isMissing}>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      {isMissing && (
        <Typography variant="body2" color="error" role="alert">
          {texts.missing(part.name)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {part.options.map((option) => (
          <FormControlLabel
            key={option.name}
            disabled={Boolean(option.outUntil)}
            label={`${option.name}${priceOf(option, currency)}`}
            control={
              <Control
                size="small"
                name={id}
                checked={chosen.includes(option.name)}
                onChange={() => toggle(option.name)}
                // A second tap takes an optional choice back.
                onClick={() =>
                  part.optional &&
                  chosen.includes(option.name) &&
                  part.type === 'select' &&
                  toggle(option.name)
                }
              />
            }
          />
        ))}
      </Box>
    </FormControl>
  );
}
