import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  MenuItem,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import QRCode from 'qrcode';
import { type MouseEvent, useState } from 'react';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Table } from '../../lib/contract/entities.ts';
import { readAddresses } from '../data/addresses.ts';
import { SortDialog, type SortableEntity } from '../sorting/sort-dialog.tsx';
import { tableAddress, byNumber } from './branch-tables.ts';
import { tableTexts as texts } from './texts.ts';

/** The QR code of one table, large enough to scan from the screen. */
export function CodeDialog({
  table,
  branch,
  onClose,
}: {
  table: Table;
  branch: Branch;
  onClose: () => void;
}) {
  const { data: code, error } = useQuery({
    queryKey: ['code', branch.identifier, table.identifier],
    queryFn: async () => {
      const { site } = await readAddresses();
      const address = tableAddress(site, branch.identifier, table.identifier);
      const picture = await QRCode.toDataURL(address, { errorCorrectionLevel: 'M', margin: 2, width: 640 });
      return { address, picture };
    },
  });
  // React bubbles clicks in the dialog to the row that opened it.
  const keep = (event: MouseEvent) => event.stopPropagation();
  return (
    <Dialog open onClose={onClose} onClick={keep}>
      <DialogTitle>{texts.codeTitle(table.identifier)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <NotServedWarning branch={branch} />
        {error && <Alert severity="error">{String(error)}</Alert>}
        {code && (
          <>
            <Box
              component="img"
              src={code.picture}
              alt={texts.codeOf(code.address)}
              sx={{ width: 320, maxWidth: '100%', borderRadius: 1 }}
            />
            <Link href={code.address} target="_blank" sx={{ overflowWrap: 'anywhere', py: 1.25 }}>
              {code.address}
            </Link>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Sorts the tables of a branch, as customers see them. */
export function TableSortDialog({
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
    <SortDialog
      list="tables"
      hint={texts.orderHint}
      isIncluded={({ branch }) => branch?.id === branchId}
      preset={BY_NUMBER}
      onClose={onClose}
    >
      <BranchSelect branches={branches} value={branchId} onChange={setBranchId} />
    </SortDialog>
  );
}

const BY_NUMBER = {
  label: texts.byNumber,
  sort: (tables: readonly SortableEntity[]) =>
    byNumber(tables.map((table) => ({ ...table, identifier: table.identifier ?? '' }))),
};

/** The branch of a dialog. */
export function BranchSelect({
  branches,
  value,
  onChange,
}: {
  branches: readonly Branch[];
  value: number;
  onChange: (id: number) => void;
}) {
  return (
    <TextField
      select
      label={texts.branch}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {branches.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Warns if a branch takes no orders at tables. */
export function NotServedWarning({ branch }: { branch: Branch }) {
  return branch.isDineInEnabled && branch.isTableSelectionEnabled ? null : (
    <Alert severity="warning">{texts.notServed}</Alert>
  );
}
