import { LANGUAGES } from '../../lib/domain/languages.ts';
import { LANGUAGE } from '../../lib/domain/words/locale.ts';
import { LANGUAGE_KEY, languageStep, placeIn } from '../../lib/stores/shell/languages.ts';

/** Runs only where a shop has several languages (components/shell/Languages.astro). */

/** Without storage nothing is kept, and the page stays as it is. */
function remember(language: string): void {
  try {
    // oxlint-disable-next-line no-restricted-globals -- stores/storage.ts is more than this may cost before the first tap
    localStorage[LANGUAGE_KEY] = language;
  } catch {
    // Forbidden, or full.
  }
}

function kept(): string | null {
  try {
    // oxlint-disable-next-line no-restricted-globals -- as above
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

export async function startLanguages(list: HTMLElement): Promise<void> {
  const links = [...list.querySelectorAll('a')];
  const languageOf = (link: HTMLAnchorElement) => LANGUAGES.find((one) => one === link.hreflang);
  list.onclick = ({ target }) => {
    const language = target instanceof HTMLAnchorElement && languageOf(target);
    if (!language) return;
    remember(language);
    // An order's address, a table or a dish stays.
    (target as HTMLAnchorElement).href = placeIn(language, location);
  };
  const current = LANGUAGES.find((one) => one === LANGUAGE);
  if (!current) return;
  const others = links.flatMap((link) => languageOf(link) ?? []);
  const step = languageStep({
    current,
    offered: [current, ...others],
    kept: kept(),
    wanted: navigator.languages,
  });
  if (step && 'go' in step) location.replace(placeIn(step.go, location));
  else if (step)
    await import('./suggest-language.ts')
      .then((it) => it.suggestLanguage(step.suggest, { current, remember }))
      .catch(() => {});
}
