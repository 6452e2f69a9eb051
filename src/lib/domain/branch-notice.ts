import type { Branch } from './branch.ts';
import { offeredModes, type Mode } from './modes.ts';

/** One mode's state as `stateAt` (instants) or `openingState` (with day and clock times) gives it. */
export type ModeState<Next> = { state: 'open' } | { state: 'closed'; next: Next | null };

/**
 * What the branch page says at its top (SPEC sections 2 and 8 'Closed'). `closed`: no mode is open, `next` is the first to
 * open, and without one `closedMessage` is shown. `noDelivery`: `alternatives` are the modes that are open meanwhile.
 * `acceptsPreorders` adds its hint to each; the sentence 'sobald wir wieder geöffnet haben' belongs to `closed`.
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

/** What of a branch its notice depends on. */
type Noticed = Parameters<typeof offeredModes>[0] & Pick<Branch, 'isPreorderEnabled' | 'closedMessage'>;

/** Decides the notice from the state of each mode, wherever those come from: rules on the server, ranges in the browser. */
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

/** What the checkout's button sends: an enquiry for a quotation, an order for now, or one for later (SPEC section 2). */
export type Submission = 'enquiry' | 'order' | 'preorder';

/** Nothing can be sent unless the mode is open or preorders are enabled (SPEC section 5); a quotation is asked for either way. */
export function submissionOf(
  branch: Pick<Branch, 'isPreorderEnabled' | 'isQuotationRequired'>,
  isModeOpen: boolean,
): Submission | null {
  if (!isModeOpen && !branch.isPreorderEnabled) return null;
  if (branch.isQuotationRequired) return 'enquiry';
  return isModeOpen ? 'order' : 'preorder';
}
