import type { Branch } from './branch.ts';
import { offeredModes, type Mode } from './modes.ts';

/** A mode's state from `stateAt` (instants) or `openingState` (with days and clock times). */
export type ModeState<Next> = { state: 'open' } | { state: 'closed'; next: Next | null };

/**
 * The notice at the top of the branch page (SPEC sections 2 and 8 'Closed'). `closed`: no mode is open, `next` is the first to open;
 * without one, `closedMessage` is shown. `noDelivery`: `alternatives` are the modes open meanwhile. `acceptsPreorders` adds its hint to
 * each; the sentence 'sobald wir wieder geöffnet haben' belongs to `closed`.
 */
export type BranchNotice<Next> =
  | { kind: 'open'; acceptsPreorders: boolean }
  | { kind: 'closed'; next: Next | null; closedMessage: string; acceptsPreorders: boolean }
  | {
      kind: 'noDelivery';
      next: Next | null;
      alternatives: Exclude<Mode, 'delivery'>[];
      acceptsPreorders: boolean;
    };

/** The fields of a branch that its notice depends on. */
export type Noticed = Parameters<typeof offeredModes>[0] &
  Pick<Branch, 'isPreorderEnabled' | 'closedMessage'>;

/** Decides the notice from the state of each mode, derived from rules on the server or from ranges in the browser. */
export function noticeOf<Next extends { start: number }>(
  branch: Noticed,
  stateOf: (mode: Mode) => ModeState<Next>,
): BranchNotice<Next> {
  const { isPreorderEnabled: acceptsPreorders, closedMessage } = branch;
  const states = offeredModes(branch).map((mode) => ({ mode, ...stateOf(mode) }));
  const open = states.filter((entry) => entry.state === 'open').map((entry) => entry.mode);
  const closed = states.filter((entry) => entry.state === 'closed');
  if (open.length === 0) {
    const starts = closed.flatMap(({ next }) => next ?? []).sort((a, b) => a.start - b.start);
    return { kind: 'closed', next: starts[0] ?? null, closedMessage, acceptsPreorders };
  }
  const delivery = closed.find((entry) => entry.mode === 'delivery');
  if (!delivery) return { kind: 'open', acceptsPreorders };
  const alternatives = open.filter((mode) => mode !== 'delivery');
  return { kind: 'noDelivery', next: delivery.next, alternatives, acceptsPreorders };
}

/** What the checkout submits: a request for a quotation, an order for now, or one for later (SPEC section 2). */
export type Submission = 'enquiry' | 'order' | 'preorder';

/** Orders require an open mode or preorders (SPEC section 5); quotations can always be requested. */
export function submissionOf(
  branch: Pick<Branch, 'isPreorderEnabled' | 'isQuotationRequired'>,
  isModeOpen: boolean,
): Submission | null {
  if (!isModeOpen && !branch.isPreorderEnabled) return null;
  if (branch.isQuotationRequired) return 'enquiry';
  return isModeOpen ? 'order' : 'preorder';
}
