import type { Order } from '../../lib/contract/staff-orders.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import { choicesText } from '../../content/texts/sentences/choices.ts';

/** Line items as the rows of a list: '2×', the name, and what was chosen. */
export function OrderLines({ items }: { items: Order['items'] }) {
  return items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- items are addressed by index (SPEC section 3)
    <li key={index}>
      <b>
        {formatAmount(item.amount)}
        {item.unit === 'Stk' ? '×' : ` ${item.unit}`}
      </b>
      <span>
        {item.name}
        {item.parts.length > 0 && <small>{choicesText(item.parts)}</small>}
      </span>
    </li>
  ));
}
