import { type MouseEvent, useEffect, useState, useId } from 'react';
import { useStore } from '@nanostores/react';
import { legalOverlay, guarantee as noticeWords, checkout as words } from '../../content/texts/checkout.ts';
import { age as ageWords } from '../../content/texts/facts.ts';
import { withdrawalRight } from '../../content/texts/withdrawal-right.ts';
import type { LegalLink } from '../../lib/client/page-data.ts';
import { cartAge } from '../../lib/domain/product-facts.ts';
import { scopeOf } from '../../lib/domain/withdrawal.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentCheckout, currentDraft } from '../../lib/stores/checkout/checkout.ts';
import { closeSheet } from '../controls/Sheet.tsx';
import { TitledSheet, inputId, useFieldError } from './fields.tsx';

/** A legal page's text as HTML without its heading; null if unavailable. Fetched from the page itself, so that it is not shipped twice. */
async function fetchLegalArticle(href: string): Promise<string | null> {
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

/** What a link to a legal text needs to open it over the form, and the sheet once it is open; a text elsewhere opens in a tab. */
function useLegalSheet(link: LegalLink | null | undefined, title: string) {
  const [isOpen, setOpen] = useState(false);
  const isHere = link ? !link.isExternal : false;
  const anchor = {
    href: link?.href,
    target: '_blank',
    rel: 'noopener',
    ...(isHere ? { 'aria-haspopup': 'dialog' as const } : {}),
    onClick(event: MouseEvent) {
      if (!isHere || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    },
  };
  const sheet = isOpen && link && (
    <LegalSheet title={title} href={link.href} onClose={() => setOpen(false)} />
  );
  return { anchor, sheet };
}

/** A legal text in a sheet over the form, fetched from its page. */
function LegalSheet({ title, href, onClose }: LegalSheetProps) {
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

/**
 * The official notice on the legal guarantee before the order (Art. 22a of Directive 2011/83/EU), shown as it is; its words are over the
 * form. Where the shop has only its address, a link.
 */
function GuaranteeNotice() {
  const { guarantee } = useStore(currentCheckout());
  const { anchor, sheet } = useLegalSheet(guarantee?.link, noticeWords.elsewhere);
  if (!guarantee) return null;
  const { picture } = guarantee;
  return (
    <div className="guarantee">
      {picture && <img src={picture} alt={noticeWords.alt} decoding="async" />}
      <p className="hint">
        <a {...anchor}>{picture ? noticeWords.inWords : noticeWords.elsewhere}</a>
      </p>
      {sheet}
    </div>
  );
}

/** Says before the order what can be withdrawn from (Art. 246a § 1 Abs. 2, 3 EGBGB); nothing where the country knows no such right. */
function WithdrawalNote() {
  const { withdrawal } = useStore(currentCheckout());
  const products = useStore(currentCart().$items).map(({ product }) => product);
  const { link, exception } = withdrawal;
  if (products.length === 0 || (link === null && exception === null)) return null;
  const scope = scopeOf(products);
  if (scope === 'none') return exception && <p className="hint">{withdrawalRight.noRight(exception)}</p>;
  const names = [...new Set(products.flatMap(({ isReturnable, name }) => (isReturnable ? name : [])))];
  return (
    <p className="hint">
      {withdrawalRight.rightFor(names.join(', '))}{' '}
      {scope === 'some' && exception && withdrawalRight.noRightElse(exception)}{' '}
      {link && (
        <a href={link.href} target="_blank" rel="noopener">
          {withdrawalRight.noticeHeading}
        </a>
      )}
    </p>
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
  const { anchor, sheet } = useLegalSheet(link, title);
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
          {link ? <a {...anchor}>{subject}</a> : subject}
          {after}
        </span>
      </label>
      {error && (
        <p id={about} className="error">
          {error}
        </p>
      )}
      {sheet}
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
      <GuaranteeNotice />
    </div>
  );
}
