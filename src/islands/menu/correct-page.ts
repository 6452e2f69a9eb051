import { menuAge as words } from '../../content/texts/menu-age.ts';
import type { BranchVersion } from '../../lib/contract/branch-version.ts';
import { currentBranch } from '../../lib/stores/page.ts';
import type { Outdated } from '../../lib/stores/menu/freshness.ts';
import { renewMenu } from './renew-menu.ts';
import { say } from './toast.ts';

/** What is to be put right; `live` null: the menu is old enough to be read again, whatever it is now. */
export type Correction = Omit<Outdated, 'live'> & { live: BranchVersion | null };

/** A dialog is not changed under the customer's hands: what it was opened with holds until it is closed. */
function dialogsClosed(): Promise<void> {
  const open = document.querySelector('dialog[open]');
  if (!open) return Promise.resolve();
  return new Promise<void>((closed) => open.addEventListener('close', () => closed(), { once: true })).then(
    dialogsClosed,
  );
}

/** Puts the branch page right and says so. Throws where the API does not answer. */
export async function correctPage({ menu, facts, live }: Correction): Promise<'current' | 'incomplete'> {
  await dialogsClosed();
  if (facts) await (await import('./renew-branch.ts')).renewBranch();
  if (!menu) {
    say(words.factsRenewed);
    return 'current';
  }
  const renewed = await renewMenu(live?.menu ?? null);
  // A cart from another day is put right on a page that is as it should be.
  const wasOld = live && live.menu !== currentBranch().version?.menu;
  if (renewed.isWhole && !renewed.isTold && wasOld) say(words.renewed);
  return renewed.isWhole ? 'current' : 'incomplete';
}
