import { Checkbox, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import type { PriceStep } from './bulk-prices.ts';
import { useCurrency } from './shop-facts.ts';
import { bulkTexts as texts } from './texts.ts';

interface Props {
  steps: readonly PriceStep[];
  /** Products whose price stays. */
  left: ReadonlySet<number>;
  onLeft: (left: ReadonlySet<number>) => void;
}

/** Each price as it is and as it would be. */
export function BulkTable({ steps, left, onLeft }: Props) {
  const currency = useCurrency();
  const money = (price: number) => formatMoney(toCents(price), currency);
  const isAll = steps.every(({ product }) => !left.has(product.id));
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeft(next);
  };
  return (
    <TableContainer sx={{ maxHeight: '60dvh' }} tabIndex={0} aria-label={texts.preview} role="region">
      <Table
        stickyHeader
        size="small"
        sx={{ '& tr': { contentVisibility: 'auto', containIntrinsicHeight: '53px' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                color="secondary"
                checked={isAll}
                onChange={() => onLeft(isAll ? new Set(steps.map(({ product }) => product.id)) : new Set())}
                slotProps={{ input: { 'aria-label': texts.selectAll } }}
              />
            </TableCell>
            <TableCell>{texts.product}</TableCell>
            <TableCell align="right">{texts.before}</TableCell>
            <TableCell align="right">{texts.after}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map(({ product, after }) => (
            <TableRow key={product.id} hover selected={!left.has(product.id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  color="secondary"
                  checked={!left.has(product.id)}
                  onChange={() => toggle(product.id)}
                  slotProps={{ input: { 'aria-label': texts.select(product.name) } }}
                />
              </TableCell>
              <TableCell>{product.name}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {money(product.price)}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 700 }}>
                {money(after)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
