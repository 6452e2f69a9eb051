import { suggestions } from '../../content/texts/suggestion.ts';
import { LANGUAGES, type Language } from '../../lib/domain/languages.ts';
import { LANGUAGE } from '../../lib/domain/words/locale.ts';
import { LANGUAGE_KEY } from '../../lib/stores/shell/language-key.ts';
import { languageStep, placeIn } from '../../lib/stores/shell/languages.ts';
import { browserStorage } from '../../lib/stores/storage.ts';
import { button, dockCard, make } from './elements.ts';

const remember = (language: Language) => (browserStorage.values[LANGUAGE_KEY] = language);

/** For a visitor whose language may be another: goes to the one chosen before, or offers the browser's. `kept`: what was chosen. */
export function meetVisitor(kept: string | null): void {
  const known = (tag: string) => LANGUAGES.filter((one) => one === tag);
  const [current] = known(LANGUAGE);
  const others = [...document.querySelectorAll<HTMLAnchorElement>('[hreflang]')].flatMap(({ hreflang }) =>
    known(hreflang),
  );
  if (!current) return;
  const step = languageStep({ current, offered: [current, ...others], kept, wanted: navigator.languages });
  if (step && 'go' in step) location.replace(placeIn(step.go, location));
  else if (step) suggest(step.suggest, current);
}

/** Offers the page in another language, in that language; whichever way it is answered, it is not asked again. */
function suggest(language: Language, current: Language): void {
  const words = suggestions[language];
  const go = make('a', { className: 'button', href: placeIn(language, location) }, words.accept);
  go.onclick = () => remember(language);
  const card = dockCard(words.accept);
  const dismiss = button(words.dismiss, 'button quiet', () => {
    remember(current);
    card.remove();
  });
  card.classList.add('line');
  card.lang = language;
  card.append(make('p', {}, words.text), go, dismiss);
  card.hidden = false;
}
