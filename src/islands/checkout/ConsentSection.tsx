import { useEffect, useState, useId } from 'react';
import { legalOverlay, checkout as words } from '../../content/texts/checkout.ts';
import { age as ageWords } from '../../content/texts/facts.ts';
import { cartAge } from '../../lib/domain/product-facts.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { closeSheet } from '../controls/Sheet.tsx';
import { useStore } from '@nanostores/react';
import type { LegalLink } from '../../lib/client/page-data.ts';
import { currentCheckout, currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { inputId, useFieldError, TitledSheet } from './fields.tsx';
import { WithdrawalNote } from './WithdrawalNote.tsx';

/** A legal page's text as HTML without its heading; null if unavailable. Fetched from the page itself, so that it is not shipped twice. */
export async function fetchLegalArticle(href: string): Promise<string | null> {
  try {
    const response = await fetch(href);
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const article = page.querySelector('main article');
    article?.querySelector('h1')?.remove();
    return article?.innerHTML.trim() || null;
  } catch {
    return null;
  }
}

interface LegalSheetProps {
  title: string;
  href: string;
  onClose(): void;
}

/** A legal text in a sheet over the form, fetched from its page. */
export function LegalSheet({ title, href, onClose }: LegalSheetProps) {
  const [text, setText] = useState<{ html: string | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchLegalArticle(href).then((html) => isWanted && setText({ html }));
    return () => {
      isWanted = false;
    };
  }, [href]);

  return (
    <TitledSheet title={title} closeLabel={legalOverlay.close} className="legal-sheet" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="scroll" role="region" aria-label={title} aria-busy={text === null} tabIndex={0}>
        {text === null && <p>{legalOverlay.loading}</p>}
        {text?.html && (
          // HTML rendered by our own pages from the shop's Markdown, with raw HTML escaped.
          <article className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
        )}
        {text !== null && !text.html && (
          <p role="alert">
            {legalOverlay.failed}{' '}
            <a href={href} target="_blank" rel="noopener">
              {legalOverlay.open}
            </a>
          </p>
        )}
      </div>
      <footer>
        <button type="button" className="button" onClick={closeSheet}>
          {legalOverlay.close}
        </button>
      </footer>
    </TitledSheet>
  );
}

interface Props {
  field: 'legalInstructions' | 'privacyPolicy';
  sentence: readonly [string, string, string];
  title: string;
  link: LegalLink | null;
}

/** A consent checkbox with its text: in a sheet, in a new tab, or none (SPEC section 2). */
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

/** Asks once whether the customer is old enough for the cart; nothing where anybody is. */
function AgeConsent() {
  const age = cartAge(useStore(currentCart().$items));
  const $draft = currentDraft();
  const { ageConfirmed } = useStore($draft);
  const error = useFieldError('ageConfirmed');
  const about = useId();
  if (age === null) return null;
  return (
    <div className="check">
      <label>
        <input
          id={inputId('ageConfirmed')}
          type="checkbox"
          required
          checked={ageConfirmed >= age}
          onChange={(event) => $draft.setKey('ageConfirmed', event.target.checked ? age : 0)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': about } : {})}
        />
        <span>{ageWords.confirm(age)}</span>
      </label>
      {error && (
        <p id={about} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

/** The customer's consents (SPEC section 2). */
export function ConsentSection() {
  const { legal } = useStore(currentCheckout());
  return (
    <div className="consents">
      <AgeConsent />
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
      <WithdrawalNote />
    </div>
  );
}
