import { useStore } from '@nanostores/react';
import { guarantee as words } from '../../content/texts/guarantee.ts';
import { currentCheckout } from '../../lib/stores/checkout/checkout.ts';
import { useLegalSheet } from './LegalSheet.tsx';

/**
 * The official notice on the legal guarantee before the order (Art. 22a of Directive 2011/83/EU), shown as it is; its words are over the
 * form. Where the shop has only its address, a link.
 */
export function GuaranteeNotice() {
  const { guarantee } = useStore(currentCheckout());
  const { anchor, sheet } = useLegalSheet(guarantee?.link, words.elsewhere);
  if (!guarantee) return null;
  const { picture } = guarantee;
  return (
    <div className="guarantee">
      {picture && <img src={picture} alt={words.alt} decoding="async" />}
      <p className="hint">
        <a {...anchor}>{picture ? words.inWords : words.elsewhere}</a>
      </p>
      {sheet}
    </div>
  );
}
