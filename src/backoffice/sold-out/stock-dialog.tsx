import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { StockChange } from '../../lib/contract/stock.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { problemsIn } from '../data/call.ts';
import { oneTap } from '../forms/one-tap.ts';
import { readNumber, stockInput, undoOf, type Counted } from './stock-input.ts';
import type { Choice, Dish } from './offer.ts';
import { soldOutTexts as texts } from './texts.ts';

interface Props {
  dish: Dish;
  save: (change: StockChange) => Promise<unknown>;
  /** `undo`: what brings the number of before back. */
  onDone: (name: string, undo: StockChange) => void;
  onClose: () => void;
}

const CONTENT = { display: 'grid', gap: 2, alignContent: 'start' };
const WHOLE = '';

/** How many of a dish, or of one of its choices, there are: today, and every day. */
export function StockDialog({ dish, save, onDone, onClose }: Props) {
  const [key, setKey] = useState(WHOLE);
  const choice = dish.choices.find((one) => keyOf(one) === key) ?? null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="stock-title">
      <DialogTitle id="stock-title">{texts.stockOf(dish.name)}</DialogTitle>
      <StockForm
        key={key}
        counted={choice ?? dish}
        onClose={onClose}
        onSave={async (input) => {
          const part = choice?.part ?? null;
          const what = { product: { id: dish.id }, part, option: choice?.name ?? null };
          await save({ ...what, ...input });
          onDone(choice?.name ?? dish.name, { ...what, ...undoOf(choice ?? dish) });
        }}
      >
        {dish.choices.length > 0 && (
          <TextField
            select
            margin="none"
            label={texts.stockFor}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          >
            <MenuItem value={WHOLE}>{texts.wholeDish}</MenuItem>
            {dish.choices.map((one) => (
              <MenuItem key={keyOf(one)} value={keyOf(one)}>{`${one.part}: ${one.name}`}</MenuItem>
            ))}
          </TextField>
        )}
      </StockForm>
    </Dialog>
  );
}

const keyOf = ({ part, name }: Choice) => JSON.stringify([part, name]);

interface FormProps {
  counted: Counted;
  children: ReactNode;
  onSave: (input: Pick<StockChange, 'left' | 'daily'>) => Promise<void>;
  onClose: () => void;
}

function StockForm({ counted, children, onSave, onClose }: FormProps) {
  const { stock } = counted;
  const before = stockInput(stock);
  const [left, setLeft] = useState(before.left);
  const [daily, setDaily] = useState(before.daily);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [run] = useState(oneTap);

  const submit = () =>
    void run(async () => {
      const [leftNow, everyDay] = [readNumber(left), readNumber(daily)];
      setProblems({
        ...(leftNow === undefined ? { left: texts.noNumber } : {}),
        ...(everyDay === undefined ? { daily: texts.noNumber } : {}),
      });
      if (leftNow === undefined || everyDay === undefined) return;
      try {
        await onSave({
          ...(left === before.left ? {} : { left: leftNow }),
          ...(daily === before.daily ? {} : { daily: everyDay }),
        });
        onClose();
      } catch (error) {
        setProblems(problemsIn(error, texts.failed));
      }
    });

  const field = (name: 'left' | 'daily', value: string, set: (typed: string) => void, hint: string) => (
    <TextField
      margin="none"
      label={name === 'left' ? texts.leftToday : texts.everyDay}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      error={problems[name] !== undefined}
      helperText={problems[name] ?? hint}
      onChange={({ target }) => set(target.value)}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogContent sx={CONTENT}>
        {problems['form'] && <Alert severity="error">{problems['form']}</Alert>}
        {children}
        {stock && stock.left !== null && (
          <Typography color="text.secondary">
            {texts.soFar(formatAmount(stock.ordered), formatAmount(stock.left))}
          </Typography>
        )}
        {field('left', left, setLeft, texts.leftHint)}
        {field('daily', daily, setDaily, texts.everyDayHint)}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="contained">
          {texts.save}
        </Button>
      </DialogActions>
    </form>
  );
}
