import { useState } from 'react';
import type { Branch } from '../../lib/contract/branches.ts';
import { OrderDialog, type Listed } from '../forms/order/order-dialog.tsx';
import { BranchSelect } from './branch-select.tsx';
import { byNumber } from './many-tables.ts';
import { tableTexts as texts } from './texts.ts';

/** Puts the tables of a branch in the order in which customers choose from them. */
export function TableOrder({
  branches,
  chosen,
  onClose,
}: {
  branches: readonly Branch[];
  chosen: Branch;
  onClose: () => void;
}) {
  const [branchId, setBranchId] = useState(chosen.id);
  return (
    <OrderDialog
      list="tables"
      hint={texts.orderHint}
      isMeant={({ branch }) => branch?.id === branchId}
      arranged={BY_NUMBER}
      onClose={onClose}
    >
      <BranchSelect branches={branches} value={branchId} onChange={setBranchId} />
    </OrderDialog>
  );
}

const BY_NUMBER = {
  label: texts.byNumber,
  by: (tables: readonly Listed[]) =>
    byNumber(tables.map((table) => ({ ...table, identifier: table.identifier ?? '' }))),
};
