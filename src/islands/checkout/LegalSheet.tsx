import { useEffect, useState } from 'react';
import { legalOverlay as words } from '../../content/texts/checkout.ts';
import { fetchLegalArticle } from '../../lib/stores/legal-article.ts';
import { closeSheet, Sheet } from '../controls/Sheet.tsx';

interface Props {
  title: string;
  href: string;
  onClose(): void;
}

/** A legal text over the form, taken from its own page. */
export function LegalSheet({ title, href, onClose }: Props) {
  const [text, setText] = useState<{ html: string | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchLegalArticle(href).then((html) => isWanted && setText({ html }));
    return () => {
      isWanted = false;
    };
  }, [href]);

  return (
    <Sheet title={title} closeLabel={words.close} className="legal-sheet" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="scroll" role="region" aria-label={title} aria-busy={text === null} tabIndex={0}>
        {text === null && <p>{words.loading}</p>}
        {text?.html && (
          // Rendered by our own pages from the shop's Markdown, in which HTML is shown as text.
          <article className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
        )}
        {text !== null && !text.html && (
          <p role="alert">
            {words.failed}{' '}
            <a href={href} target="_blank" rel="noopener">
              {words.open}
            </a>
          </p>
        )}
      </div>
      <footer>
        <button type="button" className="button" onClick={closeSheet}>
          {words.close}
        </button>
      </footer>
    </Sheet>
  );
}
