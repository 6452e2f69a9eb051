import { BASE, LANGUAGE } from '../../lib/domain/words/locale.ts';
import { LANGUAGE_KEY } from '../../lib/stores/shell/language-key.ts';

/** Runs only where a shop has several languages (components/shell/Languages.astro); loaded before the first tap, so it is small. */

/** Throws where storage is forbidden. */
// oxlint-disable-next-line no-restricted-globals -- stores/storage.ts is more than this may cost before the first tap
const storage = () => localStorage;

function kept(): string | null {
  try {
    return storage().getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

export function startLanguages(): void {
  onclick = ({ target }) => {
    const link = target as HTMLAnchorElement;
    // Other links have none, and other elements neither.
    if (!link.hreflang) return;
    // An order's address, a table or a dish stays.
    link.href = link.hreflang === 'de' ? '/' : `/${link.hreflang}/`;
    link.href += location.href.slice(origin.length + BASE.length + 1);
    try {
      storage()[LANGUAGE_KEY] = link.hreflang;
    } catch {
      // Nothing is kept then.
    }
  };
  const wanted = kept();
  // Most visitors read the page in the language of their browser.
  if (wanted ? wanted !== LANGUAGE : !navigator.language.startsWith(LANGUAGE))
    import('./suggest-language.ts').then((it) => it.meetVisitor(wanted)).catch(() => {});
}
