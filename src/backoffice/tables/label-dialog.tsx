import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Branch } from '../../lib/contract/branches.ts';
import { readAddresses } from '../data/addresses.ts';
import { call } from '../data/call.ts';
import { couldNot } from '../data/texts.ts';
import { type InitialBranch, byNumber, tableAddress } from './branch-tables.ts';
import type { LabelSet } from './label-box.tsx';
import { LAYOUTS, pagesOf, type LayoutName } from './label-layout.ts';
import { LabelSheets } from './label-sheets.tsx';
import { BranchSelect, NotServedWarning } from './table-dialogs.tsx';
import { tableTexts as texts } from './texts.ts';

/** Prints labels with QR codes for a branch's tables. */
export function LabelDialog({
  branches,
  start,
  onClose,
}: {
  branches: readonly Branch[];
  start: InitialBranch;
  onClose: () => void;
}) {
  const [branchId, setBranchId] = useState(start.branch.id);
  const [layout, setLayout] = useState<LayoutName>('compact');
  const [hint, setHint] = useState<string>(texts.hintDefault);
  const [problem, setProblem] = useState('');
  const [sheets, setSheets] = useState<LabelSet | null>(null);
  const branch = branches.find(({ id }) => id === branchId) ?? start.branch;
  const { data: tables = [], isSuccess } = useQuery({
    queryKey: ['tables', 'of', branchId],
    queryFn: async () => {
      const filter = JSON.stringify({ branchId });
      return byNumber(
        (await call('get /api/tables', { query: { filter } }, couldNot.loadMany('tables'))).data,
      );
    },
    staleTime: 0,
  });

  const print = async () => {
    setProblem('');
    try {
      const { site } = await readAddresses();
      const labels = tables.map(({ identifier }) => ({
        table: identifier,
        address: tableAddress(site, branch.identifier, identifier),
      }));
      setSheets({ layout, branch: branch.name, hint, labels });
    } catch (error) {
      setProblem(String(error));
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      {sheets && <LabelSheets sheets={sheets} />}
      <DialogTitle>{texts.sheetsTitle}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <Typography color="text.secondary">{texts.sheetsHint}</Typography>
          <BranchSelect branches={branches} value={branchId} onChange={setBranchId} />
          <NotServedWarning branch={branch} />
          <div>
            <FormLabel id="sheet-layout">{texts.layout}</FormLabel>
            <RadioGroup
              aria-labelledby="sheet-layout"
              value={layout}
              onChange={(_, value) => setLayout(value as LayoutName)}
            >
              <FormControlLabel value="compact" control={<Radio color="secondary" />} label={texts.compact} />
              <FormControlLabel value="detail" control={<Radio color="secondary" />} label={texts.detail} />
            </RadioGroup>
          </div>
          {layout === 'detail' && (
            <TextField label={texts.hint} value={hint} onChange={({ target }) => setHint(target.value)} />
          )}
          <div aria-live="polite">
            {isSuccess && tables.length === 0 ? (
              <Alert severity="info">{start.hasTables ? texts.noTables : texts.noTablesAnywhere}</Alert>
            ) : (
              isSuccess && texts.chosen(tables.length, pagesOf(tables.length, LAYOUTS[layout]))
            )}
          </div>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button variant="contained" onClick={() => void print()} disabled={tables.length === 0}>
          {texts.print}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
