import { type MouseEvent, useEffect, useState } from 'react';
import { legalOverlay } from '../../content/texts/checkout.ts';
import type { LegalLink } from '../../lib/client/page-data.ts';
import { closeSheet } from '../controls/Sheet.tsx';
import { TitledSheet } from './fields.tsx';

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
export function useLegalSheet(link: LegalLink | null | undefined, title: string) {
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
