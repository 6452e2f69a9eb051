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
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import QRCode from 'qrcode';
import { type MouseEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Table } from '../../lib/contract/entities.ts';
import { readAddresses } from '../data/config.ts';
import { SortDialog, type SortableEntity } from '../sorting/sort-dialog.tsx';
import { tableAddress, byNumber, identifiersFrom } from './branch-tables.ts';
import { tableTexts as texts } from './texts.ts';
import { call, CallFailed } from '../data/call.ts';
import { LoadError } from '../lists/load-error.tsx';

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
  const {
    data: code,
    error,
    refetch,
  } = useQuery({
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
        <LoadError error={error} onAgain={refetch} />
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

/** `Number('')` would be 0. */
const wholeNumber = (typed: string) => (typed === '' ? NaN : Number(typed));

/** Creates tables with consecutive numbers; existing ones are skipped. */
export function CreateManyDialog({
  branches,
  chosen,
  onClose,
  onMade: onCreated,
}: {
  branches: readonly Branch[];
  chosen: Branch;
  onClose: () => void;
  onMade: () => void;
}) {
  const notify = useNotify();
  const [branchId, setBranchId] = useState(chosen.id);
  const [prefix, setPrefix] = useState('');
  const [first, setFirst] = useState('1');
  const [last, setLast] = useState('20');
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const identifiers = identifiersFrom(prefix, wholeNumber(first), wholeNumber(last));

  const create = async () => {
    setProblem('');
    setDone(0);
    try {
      const filter = JSON.stringify({ branchId });
      const { data: existing } = await call('get /api/tables', { query: { filter } }, texts.failed);
      const known = new Set(existing.map(({ identifier }) => identifier));
      const missing = identifiers.filter((identifier) => !known.has(identifier));
      for (const [index, identifier] of missing.entries()) {
        await call('post /api/tables', { body: { identifier, branch: { id: branchId } } }, texts.failed);
        setDone(index + 1);
      }
      notify(texts.made(missing.length, identifiers.length - missing.length), { type: 'success' });
      onClose();
    } catch (error) {
      setProblem(error instanceof CallFailed ? error.message : texts.failed);
      setDone(null);
    }
    onCreated();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{texts.manyTitle}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <BranchSelect branches={branches} value={branchId} onChange={setBranchId} />
          <TextField
            label={texts.prefix}
            value={prefix}
            helperText={texts.prefixHint}
            onChange={({ target }) => setPrefix(target.value)}
          />
          <Box sx={{ display: 'flex', gap: 2 }}>
            <TextField
              type="number"
              label={texts.first}
              value={first}
              onChange={({ target }) => setFirst(target.value)}
              fullWidth
            />
            <TextField
              type="number"
              label={texts.last}
              value={last}
              onChange={({ target }) => setLast(target.value)}
              fullWidth
            />
          </Box>
          <Typography aria-live="polite">
            {identifiers.length === 0
              ? texts.nothing
              : texts.result(identifiers[0] ?? '', identifiers.at(-1) ?? '', identifiers.length)}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          variant="contained"
          onClick={() => void create()}
          disabled={identifiers.length === 0 || done !== null}
        >
          {done === null ? texts.create : texts.creating(done, identifiers.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
