import { cookieChoice as words } from '../../content/texts/cookie-choice.ts';
import { hasAccepted } from '../../lib/stores/shell/consent.ts';

/** On the privacy page: says what the visitor has answered, and shows the cookie notice again for another answer. */
export function startCookieChoice(): void {
  const place = document.querySelector<HTMLElement>('[data-cookie-choice]');
  const notice = document.querySelector<HTMLElement>('[data-cookies]');
  const [text, change] = [place?.querySelector('p'), place?.querySelector('button')];
  if (!place || !notice || !text || !change) return;
  const tell = () => {
    text.textContent = hasAccepted(document.cookie) ? words.allowed : words.refused;
  };
  tell();
  place.hidden = false;
  if (location.hash === '#cookies') place.scrollIntoView();
  change.onclick = () => {
    notice.hidden = false;
    notice.querySelector('button')?.focus();
  };
  notice.addEventListener('click', ({ target }) => {
    // After the shell has stored the answer.
    setTimeout(tell);
    if (!(target as HTMLElement).closest('a')) change.focus();
  });
}
