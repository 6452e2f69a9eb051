import { queue as words } from '../../content/texts/queue.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { currentQueue, keepSending } from '../../lib/stores/checkout/current-queue.ts';
import { isTooLate, type QueueEnd, type QueuedOrder } from '../../lib/stores/checkout/order-queue.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { addStyle, button, dockCard, make } from '../shell/elements.ts';
import { linesText } from './lines.ts';
// As text, so that it is loaded with the card only.
import style from './queue-card.css?inline';
import { BASE } from '../../lib/domain/words/locale.ts';

/** What waits on this device for reception, on every page of the shop. */

const MINUTE_MS = 60_000;

/** What the last tap on 'Jetzt senden' has come to; what the page tries by itself is not told. */
let tap: 'none' | 'asking' | 'inVain' = 'none';

const checkoutOf = ({ branch }: QueuedOrder) => `${BASE}/store/${branch.identifier}/checkout`;

/** What is to be said, and what an attempt is called. */
function wordsOf(queued: QueuedOrder): [heading: string, hint: string, action: string] {
  if (!queued.isSent) return [words.waiting, words.waitingHint, words.send];
  if (queued.isWithdrawn) return [words.withdrawing, words.withdrawingHint, words.ask];
  if (isTooLate(queued, Date.now())) return [words.late, words.lateHint, words.ask];
  return [words.doubt, words.doubtHint, words.ask];
}

const textOf = (...lines: string[]) => lines.map((line) => make('p', {}, line));

function endParts(queued: QueuedOrder, end: QueueEnd): HTMLElement[] {
  const close = button(words.close, 'button quiet', () => currentQueue().forgetEnd());
  const link = (href: string, text: string) => make('a', { href, className: 'button' }, text);
  const actions = (...all: Node[]) => make('div', { className: 'actions' }, ...all);
  const heading = (text: string) => make('p', { className: 'heading' }, text);
  if (end.state === 'placed')
    return [
      heading(words.placed),
      ...textOf(words.placedHint),
      actions(link(`${BASE}/status/${end.uid}/${end.hash}`, words.toOrder)),
    ];
  const ways = location.pathname.startsWith(checkoutOf(queued))
    ? [close]
    : [close, link(checkoutOf(queued), words.toCheckout)];
  if (end.state === 'withdrawn') return [heading(words.withdrawn), ...textOf(words.inCart), actions(...ways)];
  const reasons = end.state === 'refused' ? end.messages : [words.expiredHint];
  const said = reasons.length > 0 ? reasons : [words.unknownReason];
  return [heading(words.notPlaced), ...textOf(...said, words.inCart), actions(...ways)];
}

/** What was ordered, without the customer. */
function summary({ lines, body }: QueuedOrder): HTMLElement {
  const named = lines.map(({ product, amount, unit }) => ({ name: product.name, amount, unit }));
  const total = formatMoney(toCents(body.expectedTotal ?? 0), currentShop().currency);
  return make('p', { className: 'what' }, make('b', {}, linesText(named)), ` · ${total}`);
}

function waitingParts(queued: QueuedOrder): HTMLElement[] {
  const queue = currentQueue();
  const [heading, hint, action] = wordsOf(queued);
  const since = make('span', { className: 'since' });
  // Nobody wants to hear every minute that one has passed.
  since.setAttribute('aria-live', 'off');
  const isAsking = tap === 'asking';
  const send = button(isAsking ? words.sending : action, 'button', () => void sendNow());
  send.ariaDisabled = String(isAsking);
  const withdraw = button(words.withdraw, 'button quiet', () => void queue.withdraw());
  const dot = make('i', { className: 'dot' });
  return [
    make('p', { className: 'heading' }, dot, heading, since),
    ...textOf(hint),
    summary(queued),
    make('p', { className: 'problem' }, tap === 'inVain' ? words.noReception : ''),
    make('div', { className: 'actions' }, ...(queued.isWithdrawn ? [] : [withdraw]), send),
  ];
}

async function sendNow(): Promise<void> {
  const queue = currentQueue();
  if (tap === 'asking') return;
  tap = 'asking';
  queue.reload();
  await queue.attemptNow();
  tap = queue.$queued.get()?.end === null ? 'inVain' : 'none';
  queue.reload();
}

const sinceText = ({ since }: QueuedOrder) =>
  words.since(Math.max(0, Math.floor((Date.now() - since) / MINUTE_MS)));

/** Shows in a box what waits, and how it ended; returns how to stop. The box is hidden while there is nothing to say. */
export function showQueueIn(box: HTMLElement): () => void {
  addStyle(style);
  box.classList.add('queue-card');
  const queue = currentQueue();
  let shown = '';
  const show = () => {
    const queued = queue.$queued.get();
    box.hidden = queued === null;
    if (!queued) {
      shown = '';
      return box.replaceChildren();
    }
    if (queued.end) tap = 'none';
    const parts = queued.end ? endParts(queued, queued.end) : waitingParts(queued);
    const next = parts.map(({ outerHTML }) => outerHTML).join('');
    const isOther = next !== shown;
    const hadFocus = isOther && box.contains(document.activeElement) && document.activeElement !== box;
    shown = next;
    if (isOther) box.replaceChildren(...parts);
    const since = box.querySelector('.since');
    if (since && since.textContent !== sinceText(queued)) since.textContent = sinceText(queued);
    if (hadFocus) box.querySelector<HTMLElement>('.actions > :last-child')?.focus();
  };
  const stop = queue.$queued.subscribe(show);
  const timer = setInterval(show, MINUTE_MS / 6);
  keepSending();
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** Shows it at the foot of the window. What was placed before this page was opened, the bar of running orders shows. */
export function showQueue(): void {
  if (currentQueue().$queued.get()?.end?.state === 'placed') currentQueue().forgetEnd();
  showQueueIn(dockCard(words.label));
}
