import { Checkbox, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { memo, startTransition, useCallback, useOptimistic, type Dispatch, type SetStateAction } from 'react';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { ShowMore, useShown } from '../lists/long-lists.tsx';
import type { PriceStep } from './price-change.ts';
import { useCurrency } from '../data/config.ts';
import { priceChangeTexts as texts } from './texts.ts';

const STEP = 20;
/** Large enough for a finger. */
const TOUCH = { p: 1.25 };

interface Props {
  steps: readonly PriceStep[];
  /** Ids of products whose price stays. */
  excluded: ReadonlySet<number>;
  onExclude: Dispatch<SetStateAction<ReadonlySet<number>>>;
}

/** Each price before and after the change, with a checkbox. */
export const PriceTable = memo(function PriceTable({ steps, excluded, onExclude }: Props) {
  const currency = useCurrency();
  const [most, showMore] = useShown(STEP);
  const isAll = steps.every(({ product }) => !excluded.has(product.id));
  const toggle = useCallback(
    (id: number) =>
      onExclude((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [onExclude],
  );
  const rest = steps.length - most;
  return (
    <TableContainer sx={{ maxHeight: '60dvh' }} tabIndex={0} aria-label={texts.preview} role="region">
      <Table stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Tick
                label={texts.selectAll}
                isTicked={isAll}
                onTick={() => onExclude(isAll ? new Set(steps.map(({ product }) => product.id)) : new Set())}
              />
            </TableCell>
            <TableCell>{texts.product}</TableCell>
            <TableCell align="right">{texts.before}</TableCell>
            <TableCell align="right">{texts.after}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.slice(0, most).map(({ product, after }) => (
            <PriceRow
              key={product.id}
              id={product.id}
              name={product.name}
              before={product.price}
              after={after}
              currency={currency}
              isChosen={!excluded.has(product.id)}
              onToggle={toggle}
            />
          ))}
        </TableBody>
      </Table>
      {rest > 0 && <ShowMore rest={rest} label={texts.more(Math.min(rest, STEP))} onMore={showMore} />}
    </TableContainer>
  );
});

interface RowProps {
  id: number;
  name: string;
  before: number;
  after: number;
  currency: string;
  isChosen: boolean;
  onToggle: (id: number) => void;
}

/** Memoised: there may be a thousand rows. */
const PriceRow = memo(function PriceRow({ id, name, before, after, currency, isChosen, onToggle }: RowProps) {
  const money = (price: number) => formatMoney(toCents(price), currency);
  return (
    <TableRow hover>
      <TableCell padding="checkbox">
        <Tick label={texts.select(name)} isTicked={isChosen} onTick={() => onToggle(id)} />
      </TableCell>
      <TableCell>{name}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {money(before)}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 700 }}>
        {money(after)}
      </TableCell>
    </TableRow>
  );
});

interface TickProps {
  label: string;
  isTicked: boolean;
  onTick: () => void;
}

/** Switches at once, before the page renders. */
export function Tick({ label, isTicked, onTick }: TickProps) {
  const [isShown, show] = useOptimistic(isTicked);
  return (
    <Checkbox
      sx={TOUCH}
      color="secondary"
      checked={isShown}
      onChange={() =>
        startTransition(() => {
          show(!isShown);
          onTick();
        })
      }
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}
