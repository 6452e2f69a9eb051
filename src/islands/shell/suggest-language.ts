import { suggestions } from '../../content/texts/suggestion.ts';
import type { Language } from '../../lib/domain/languages.ts';
import { placeIn } from '../../lib/stores/shell/languages.ts';
import { button, dockCard, make } from './elements.ts';

interface Choice {
  current: Language;
  /** Keeps the answer, so that nothing is suggested twice. */
  remember: (language: Language) => void;
}

/** Offers the page in the browser's language, in that language; whichever way it is answered, it is not asked again. */
export function suggestLanguage(language: Language, { current, remember }: Choice): void {
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
