import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { checkout as words, legalOverlay } from '../../content/texts/checkout.ts';
import type { LegalLink } from '../../lib/client/page-data.ts';
import { currentCheckout, currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { inputId, useFieldError } from './fields.tsx';
import { LegalSheet } from './LegalSheet.tsx';

interface Props {
  field: 'legalInstructions' | 'privacyPolicy';
  sentence: readonly [string, string, string];
  title: string;
  link: LegalLink | null;
}

/** A box to tick, with the text that is agreed to: over the form, elsewhere in a new tab, or none (SPEC section 2). */
function Consent({ field, sentence: [before, subject, after], title, link }: Props) {
  const $draft = currentDraft();
  const accepted = useStore($draft)[field];
  const error = useFieldError(field);
  const about = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="check">
      <label>
        <input
          id={inputId(field)}
          type="checkbox"
          required
          checked={accepted}
          onChange={(event) => $draft.setKey(field, event.target.checked)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': about } : {})}
        />
        <span>
          {before}
          {link ? (
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
              {subject}
            </a>
          ) : (
            subject
          )}
          {after}
        </span>
      </label>
      {error && (
        <p id={about} className="error">
          {error}
        </p>
      )}
      {isOpen && link && <LegalSheet title={title} href={link.href} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The two things a customer agrees to (SPEC section 2). */
export function ConsentSection() {
  const { legal } = currentCheckout();
  return (
    <div className="consents">
      <Consent
        field="legalInstructions"
        sentence={words.acceptTerms}
        title={legalOverlay.terms}
        link={legal.terms}
      />
      <Consent
        field="privacyPolicy"
        sentence={words.acceptPrivacy}
        title={legalOverlay.privacy}
        link={legal.privacy}
      />
    </div>
  );
}
