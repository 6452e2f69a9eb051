import { chooseAreaOfLink } from './area-link.ts';
import { currentCart } from './current-cart.ts';
import { currentDraft } from '../checkout/current-draft.ts';
import { currentBranch } from '../page.ts';
import { chooseTable } from './table-link.ts';

/** Takes table and area that the page's address names, and the address loses them: what is chosen by hand outlives a reload. */
export function takeAddress(): void {
  const url = new URL(location.href);
  const table = url.searchParams.get('table');
  const area = url.searchParams.get('area');
  if (table !== null) chooseTable(table, currentBranch(), currentCart(), currentDraft());
  if (area !== null) chooseAreaOfLink(area, currentBranch(), currentCart());
  url.searchParams.delete('table');
  url.searchParams.delete('area');
  history.replaceState(history.state, '', url);
}
