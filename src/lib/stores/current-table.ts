import { currentCart } from './current-cart.ts';
import { currentDraft } from './current-draft.ts';
import { currentBranch } from './current.ts';
import { chooseTable } from './table-link.ts';

/** Takes the table that the page's address names, and the address loses it: a table chosen by hand outlives a reload. */
export function takeTableOfAddress(): void {
  const url = new URL(location.href);
  const identifier = url.searchParams.get('table');
  if (identifier === null) return;
  chooseTable(identifier, currentBranch(), currentCart(), currentDraft());
  url.searchParams.delete('table');
  history.replaceState(history.state, '', url);
}
