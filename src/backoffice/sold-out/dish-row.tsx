import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Chip, Typography, GlobalStyles, type Theme } from '@mui/material';
import { memo, startTransition, useId, useState } from 'react';
import TallyIcon from '@mui/icons-material/Tag';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { PlainPicture } from '../images/thumbnail.tsx';
import { PlainSwitch } from '../lists/long-lists.tsx';
import type { Choice, Dish } from './offer.ts';
import { soldOutTexts as texts } from './texts.ts';

interface Props {
  dish: Dish;
  isBusy: boolean;
  /** `choice` null: the whole dish. */
  onChange: (dish: Dish, choice: Choice | null, isOut: boolean) => void;
  onCount: (dish: Dish) => void;
}

/** A dish with its switch, and one for each choice. Plain elements, since there are many (`DishStyles`). */
export const DishRow = memo(function DishRow({ dish, isBusy, onChange, onCount }: Props) {
  const { name, sale, choices, image } = dish;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const outChoices = choices.filter((choice) => choice.sale === 'here').length;
  return (
    <li className="dish">
      <div className="dish-line">
        <PlainPicture image={image} />
        <div className="dish-what">
          <p className="dish-name">{name}</p>
          <State dish={dish} outChoices={outChoices} />
        </div>
        <button
          type="button"
          className="dish-open"
          aria-haspopup="dialog"
          aria-label={texts.count(name)}
          onClick={() => onCount(dish)}
        >
          {countOf(dish) ?? TALLY}
        </button>
        {choices.length > 0 && (
          <button
            type="button"
            className="dish-open"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={texts.options(name)}
            onClick={() => startTransition(() => setOpen(!isOpen))}
          >
            <span>{texts.showOptions}</span>
            {MORE}
          </button>
        )}
        <PlainSwitch
          label={texts.sell(name)}
          checked={sale === 'sold'}
          disabled={sale === 'everywhere'}
          isBusy={isBusy}
          onChange={() => onChange(dish, null, sale === 'sold')}
        />
      </div>
      {isOpen && (
        <Box id={id} sx={{ display: 'grid', gap: 1, px: 1.5, pt: 1, pb: 0.5 }}>
          {[...Map.groupBy(choices, ({ part }) => part)].map(([part, own]) => (
            <Box key={part} role="group" aria-label={part}>
              <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
                {part}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {own.map((choice) => (
                  <ChoiceButton
                    key={choice.name}
                    choice={choice}
                    isBusy={isBusy}
                    onToggle={() => onChange(dish, choice, choice.sale === 'sold')}
                  />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </li>
  );
});

const MORE = <ExpandMoreIcon />;
const TALLY = <TallyIcon />;

/** 'noch 7'; '' where it is not counted today. */
const leftIn = (stock: Choice['stock']) =>
  stock && stock.left !== null ? texts.left(formatAmount(stock.left)) : '';

/** 'noch 7', of the dish or of its choice that has the least; null: nothing is counted today. */
function countOf({ stock, choices }: Dish): string | null {
  const counted = [stock, ...choices.map((choice) => choice.stock)].flatMap((one) => one?.left ?? []);
  return counted.length > 0 ? texts.left(formatAmount(Math.min(...counted))) : null;
}

function State({ dish: { sale }, outChoices }: { dish: Dish; outChoices: number }) {
  if (sale === 'everywhere') return <Small>{texts.isOff}</Small>;
  if (sale === 'here') return <Chip size="small" color="error" label={texts.isOut} />;
  return outChoices > 0 ? (
    <Chip size="small" color="error" variant="outlined" label={texts.optionsOut(outChoices)} />
  ) : (
    <Small>{texts.isSold}</Small>
  );
}

const Small = ({ children }: { children: string }) => <p className="dish-state">{children}</p>;

function ChoiceButton({
  choice: { name, sale, stock },
  isBusy,
  onToggle,
}: {
  choice: Choice;
  isBusy: boolean;
  onToggle: () => void;
}) {
  const isSold = sale === 'sold';
  return (
    <Button
      variant="outlined"
      color={isSold ? 'inherit' : 'error'}
      disabled={sale === 'everywhere'}
      // Not disabled while saving, which would drop the keyboard focus.
      aria-disabled={isBusy || undefined}
      aria-pressed={sale === 'here'}
      onClick={() => !isBusy && onToggle()}
      sx={{ textDecoration: isSold ? 'none' : 'line-through', opacity: isBusy ? 0.5 : 1 }}
    >
      {[name, sale === 'here' ? texts.isOut : leftIn(stock)].filter(Boolean).join(' · ')}
    </Button>
  );
}

/** One style sheet for all dishes of a list instead of a component for each part. */
const styles = (theme: Theme) => ({
  '.dish': { padding: '8px 0' },
  '.dish + .dish': { borderTop: `1px solid ${theme.palette.divider}` },
  '.dish-line': { display: 'flex', alignItems: 'center', gap: 12, padding: '0 12px', minHeight: 56 },
  '.dish .plain-picture': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    objectFit: 'cover' as const,
    borderRadius: theme.shape.borderRadius,
    color: theme.palette.text.secondary,
    background: theme.palette.action.hover,
  },
  '.dish-what': { flex: 1, minWidth: 0 },
  '.dish-name': { margin: 0, fontWeight: 600, lineHeight: 1.5, overflowWrap: 'anywhere' as const },
  '.dish-state': { margin: 0, fontSize: '.875rem', lineHeight: 1.43, color: theme.palette.text.secondary },
  '.dish-open': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 44,
    minHeight: 44,
    padding: '6px 8px',
    font: 'inherit',
    fontSize: '.875rem',
    fontWeight: 600,
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
  },
  '.dish-open:hover': { background: theme.palette.action.hover },
  '.dish-open:active': { opacity: 0.75 },
  '.dish-open:focus-visible': { outline: '3px solid currentColor', outlineOffset: -3 },
  '.dish-open[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.down('sm')]: { '.dish-open span': { display: 'none' } },
});

export function DishStyles() {
  return <GlobalStyles styles={styles} />;
}
