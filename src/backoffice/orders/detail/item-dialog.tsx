import { Checkbox, FormControlLabel, InputAdornment, TextField, Typography } from '@mui/material';
import type { OrderItem } from '../../../lib/contract/orders.ts';
import type { Product } from '../../../lib/contract/products.ts';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { menu } from '../../../content/texts/menu.ts';
import { formatAmount } from '../../../lib/domain/quantity.ts';
import { formatMoney } from '../../../lib/domain/money.ts';
import { decimalText, parseDecimal } from '../../forms/field-values.ts';
import { useRestoredState } from '../../forms/unsaved-changes.ts';
import { updateItem } from '../steps/step-store.ts';
import { FormDialog } from './sheet-sections.tsx';
import { grossBy, termsOf } from './line-terms.ts';
import { detailTexts as texts } from './texts.ts';

interface Props {
  order: Order;
  index: number;
  item: OrderItem;
  /** The product as sold now; null: no longer sold, or not loaded. */
  product: Product | null;
  onClose: () => void;
}

/** Corrects a line item, for example its weight. */
export function ItemDialog({ order, index, item, product, onClose }: Props) {
  const [given, setGiven] = useRestoredState(`item/${order.id}/${index}`, {
    amount: formatAmount(item.amount),
    unitPrice: decimalText(item.unitPrice, 2),
    isApproximate: item.isApproximate,
  });
  const { isApproximate } = given;
  const amount = parseDecimal(given.amount) ?? 0;
  const unitPrice = parseDecimal(given.unitPrice) ?? -1;
  const terms = termsOf(item, product);
  const gross = terms && grossBy(terms, amount, unitPrice);
  const check = () => {
    if (amount <= 0) return { amount: texts.invalidAmount };
    return unitPrice < 0 ? { unitPrice: texts.invalidPrice } : null;
  };
  const fields = [
    { name: 'amount', unit: item.unit },
    { name: 'unitPrice', unit: terms ? `${order.currency} ${menu.per(terms.per)}` : order.currency },
  ] as const;
  return (
    <FormDialog
      title={texts.itemTitle(item.name)}
      fields={['amount', 'unitPrice']}
      check={check}
      save={() => updateItem(order.id, index, { amount, unitPrice, isApproximate })}
      saved={texts.saved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Typography color="text.secondary">{texts.itemHint}</Typography>
          {fields.map(({ name, unit }) => (
            <TextField
              key={name}
              label={texts[name]}
              value={given[name]}
              onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
              error={name in errors}
              helperText={errors[name]}
              slotProps={{
                htmlInput: { inputMode: 'decimal' },
                input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
              }}
            />
          ))}
          <FormControlLabel
            control={
              <Checkbox
                checked={isApproximate}
                onChange={(_, isOn) => setGiven({ ...given, isApproximate: isOn })}
                color="secondary"
              />
            }
            label={texts.isApproximate}
          />
          <Typography role="status" sx={{ fontWeight: 700, minHeight: '1.5em' }}>
            {gross !== null &&
              texts.comesTo(
                `${isApproximate ? `${texts.approximately} ` : ''}${formatMoney(gross, order.currency)}`,
              )}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
