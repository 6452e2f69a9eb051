import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { currentDraft } from '../../lib/stores/current-checkout.ts';
import { inputId, useFieldError } from './fields.tsx';
import type { LegalLinks } from './legal-links.ts';

interface Props {
  field: 'legalInstructions' | 'privacyPolicy';
  sentence: readonly [string, string, string];
  href: string | null;
}

function Consent({ field, sentence: [before, subject, after], href }: Props) {
  const $draft = currentDraft();
  const accepted = useStore($draft)[field];
  const error = useFieldError(field);
  const about = useId();
  return (
    <div className="check">
      <label>
        <input
          id={inputId(field)}
          type="checkbox"
          checked={accepted}
          onChange={(event) => $draft.setKey(field, event.target.checked)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': about } : {})}
        />
        <span>
          {before}
          {href ? (
            <a href={href} target="_blank" rel="noopener">
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
    </div>
  );
}

/** The two things a customer agrees to (SPEC section 2). */
export function ConsentSection({ legal }: { legal: LegalLinks }) {
  return (
    <div className="consents">
      <Consent field="legalInstructions" sentence={words.acceptTerms} href={legal.terms} />
      <Consent field="privacyPolicy" sentence={words.acceptPrivacy} href={legal.privacy} />
    </div>
  );
}
