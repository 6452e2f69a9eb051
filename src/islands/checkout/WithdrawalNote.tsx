import { useStore } from '@nanostores/react';
import { withdrawal as words } from '../../content/texts/withdrawal.ts';
import { scopeOf } from '../../lib/domain/withdrawal.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCheckout } from '../../lib/stores/checkout/checkout.ts';

/** Says before the order what can be withdrawn from (Art. 246a § 1 Abs. 2, 3 EGBGB); nothing where the country knows no such right. */
export function WithdrawalNote() {
  const { withdrawal } = useStore(currentCheckout());
  const products = useStore(currentCart().$items).map(({ product }) => product);
  const { link, exception } = withdrawal;
  if (products.length === 0 || (link === null && exception === null)) return null;
  const scope = scopeOf(products);
  if (scope === 'none') return exception && <p className="hint">{words.noRight(exception)}</p>;
  const names = [...new Set(products.flatMap(({ isReturnable, name }) => (isReturnable ? name : [])))];
  return (
    <p className="hint">
      {words.rightFor(names.join(', '))} {scope === 'some' && exception && words.noRightElse(exception)}{' '}
      {link && (
        <a href={link.href} target="_blank" rel="noopener">
          {words.noticeHeading}
        </a>
      )}
    </p>
  );
}
