import { ORDER_ACTIONS } from '../../../lib/contract/staff-orders.ts';
import { orderOn, type Board } from '../board/board-state.ts';
import type { Undoable } from './step-store.ts';

/**
 * The steps that are still the last of their orders. Where somebody has taken an order further meanwhile, maybe with the same account,
 * it would be their step that is taken back.
 */
export const stillUndoable = (steps: readonly (Undoable | undefined)[], board: Board): Undoable[] =>
  steps.filter((step): step is Undoable => {
    if (!step) return false;
    const order = orderOn(board, step.id);
    // Orders of other branches are not on the board.
    return !order || order.state === ORDER_ACTIONS[step.action];
  });
