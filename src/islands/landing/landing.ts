import { branchSearch as words } from '../../content/texts/landing.ts';
import {
  areasFromMarkup,
  branchFromMarkup,
  createBranchSearch,
  type Findings,
  createNextOpening,
  storeAlertsSeen,
  showAlertsOnce,
} from '../../lib/stores/landing/landing.ts';
import { readShopData } from '../../lib/client/page-data.ts';
import { tabStorage } from '../../lib/stores/storage.ts';
import { onTouch } from '../shell/first-touch.ts';
import { followOpening } from '../shell/opening.ts';
import { followToday } from '../shell/today.ts';

/** The landing page's branch finder: search text and chosen tag hide cards that do not match. */

const textOf = (card: Element, selector: string) => card.querySelector(selector)?.textContent ?? '';

function branchOf(card: HTMLElement) {
  const shown = { name: textOf(card, '[data-name]'), address: textOf(card, '[data-address]') };
  const areas = areasFromMarkup(card.dataset['areas'] ?? '');
  return { ...branchFromMarkup(card.dataset['branch'] ?? '', shown), areas, card };
}

function startFinder(): void {
  const finder = document.querySelector<HTMLElement>('[data-finder]');
  const result = document.querySelector<HTMLElement>('[data-result]');
  if (!finder || !result) return;
  let begun: ReturnType<typeof begin> | undefined;
  // Reads the cards on first use, since there may be a thousand.
  const search = () => (begun ??= begin(finder, result));

  const field = finder.querySelector('input');
  field?.addEventListener('input', () => search().type(field.value));
  // By then the browser has restored the search text after going back.
  addEventListener('pageshow', () => {
    if (field?.value) search().type(field.value);
  });
  finder.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element && target.closest<HTMLElement>('[data-tag]');
    if (chip) search().tapTag(Number(chip.dataset['tag']));
  });
  document.querySelector('[data-show-all]')?.addEventListener('click', () => {
    if (field) field.value = '';
    search().showAll();
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>('#branches')?.focus();
  });
}

type FoundBranch = ReturnType<typeof branchOf>;

/** A link to the branch, which chooses delivery to the area (`stores/cart/link.ts`). */
function offerLink({ branch, offer }: Findings<FoundBranch>['offers'][number]): HTMLLIElement {
  const [item, link, name, area] = (['li', 'a', 'strong', 'span'] as const).map((tag) =>
    document.createElement(tag),
  ) as [HTMLLIElement, HTMLAnchorElement, HTMLElement, HTMLElement];
  const page = branch.card.querySelector<HTMLAnchorElement>('a[data-name]')?.href ?? '';
  link.href = `${page}?${new URLSearchParams({ area: offer.area })}`;
  name.textContent = words.offer(branch.name.trim(), offer.terms);
  area.textContent = offer.area;
  link.append(name, ' ', area);
  item.append(link);
  return item;
}

function begin(finder: HTMLElement, result: HTMLElement) {
  const tags = JSON.parse(finder.dataset['finder'] ?? '[]') as [number, string][];
  const branches = [...document.querySelectorAll<HTMLElement>('[data-branch]')].map(branchOf);
  const chips = [...finder.querySelectorAll<HTMLElement>('[data-tag]')];

  const list = document.querySelector<HTMLElement>('[data-offers]');
  const all = document.querySelector<HTMLElement>('[data-show-all]');

  const show = ({ shown, offers, tagId }: Findings<FoundBranch>) => {
    for (const branch of branches) branch.card.hidden = !shown.has(branch);
    for (const chip of chips)
      chip.setAttribute('aria-pressed', String(Number(chip.dataset['tag']) === tagId));
    const found = shown.size > 0 ? words.found(shown.size, branches.length) : words.nothing;
    result.textContent = offers.length > 0 ? `${found} ${words.delivers}` : found;
    list?.replaceChildren(...offers.map(offerLink));
    if (list) list.hidden = offers.length === 0;
    if (all) all.hidden = shown.size > 0;
  };
  const named = tags.map(([id, name]) => ({ id, name }));
  return createBranchSearch(branches, named, show);
}

/** Shows the shop's alerts on the home page; once closed, they stay closed in this tab. */
export function startAlerts(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-alerts]');
  if (!dialog) return;
  const version = dialog.dataset['alerts'] ?? '';
  const key = `asp.${readShopData().shop}.alerts`;
  const storeSeen = () => storeAlertsSeen(tabStorage.values, key, version);
  // Also at OK and Escape: 'close' comes later, and a reload before it would show the alerts again.
  for (const type of ['submit', 'cancel', 'close']) dialog.addEventListener(type, storeSeen);
  // A tap on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', ({ target }) => {
    if (target !== dialog) return;
    storeSeen();
    dialog.close();
  });
  showAlertsOnce(tabStorage.values, key, version, () => dialog.showModal());
}

/** Offline, nothing is said. */
const forgive = () => {};

/** Maps come near before they are in view: then their code is fetched. */
function awaitMaps(): void {
  const slots = document.querySelectorAll<HTMLElement>('[data-map]');
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    void import('./maps.ts').then((it) => it.startMaps(slots), forgive);
  });
  for (const slot of slots) sight.observe(slot);
}

/** Asks once, at the first touch: before it, the page loads what it needs to be read. */
function askPreparing(): void {
  const untouched = new AbortController();
  onTouch(() => {
    untouched.abort();
    void import('./preparing.ts').then((it) => it.showPreparing(), forgive);
  }, untouched.signal);
}

/** The scripts of the landing page, in both of its variants. */
export function startLanding(): void {
  const whenOpens = createNextOpening(readShopData().timezone);
  followOpening((next) => whenOpens(next, Date.now()));
  startFinder();
  followToday();
  startAlerts();
  awaitMaps();
  askPreparing();
}
