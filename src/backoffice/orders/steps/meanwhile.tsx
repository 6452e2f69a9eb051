import { Alert } from '@mui/material';
import { useStore } from '@nanostores/react';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { orderOn } from '../board/board-state.ts';
import { $board } from '../board/board-store.ts';
import { boardTexts, stateName } from '../texts.ts';

/** Says that somebody else has taken the order further while one was asked about it. */
export function Meanwhile({ order: { id, state } }: { order: Order }) {
  const now = orderOn(useStore($board), id);
  if (!now || now.state === state) return null;
  return <Alert severity="warning">{boardTexts.meanwhile(stateName(now))}</Alert>;
}
