import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { guarantee as words } from '../../content/texts/guarantee.ts';
import { currentCheckout } from '../../lib/stores/checkout/checkout.ts';
import { LegalSheet } from './LegalSheet.tsx';

/**
 * The official notice on the legal guarantee before the order (Art. 22a of Directive 2011/83/EU), shown as it is; its words are over the
 * form. Where the shop has only its address, a link.
 */
export function GuaranteeNotice() {
  const { guarantee } = useStore(currentCheckout());
  const [isOpen, setOpen] = useState(false);
  if (!guarantee) return null;
  const { link, picture } = guarantee;
  return (
    <div className="guarantee">
      {picture && <img src={picture} alt={words.alt} decoding="async" />}
      <p className="hint">
        <a
          href={link.href}
          target="_blank"
          rel="noopener"
          {...(link.isExternal ? {} : { 'aria-haspopup': 'dialog' as const })}
          onClick={(event) => {
            if (link.isExternal || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {picture ? words.inWords : words.elsewhere}
        </a>
      </p>
      {isOpen && <LegalSheet title={words.elsewhere} href={link.href} onClose={() => setOpen(false)} />}
    </div>
  );
}
