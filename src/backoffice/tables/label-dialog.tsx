import {
  GlobalStyles,
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
import { memo, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { LabelBox, type LabelSet } from './label-box.tsx';
import { fitTexts, LAYOUTS, pagesOf, placeOf, SHEET, type Place, type LayoutName } from './label-layout.ts';
import { tableTexts as texts } from './texts.ts';
import type { Branch } from '../../lib/contract/branches.ts';
import { readAddresses } from '../data/config.ts';
import { call } from '../data/call.ts';
import { couldNot } from '../data/texts.ts';
import { type InitialBranch, byNumber, tableAddress } from './branch-tables.ts';
import { BranchSelect, NotServedWarning } from './table-dialogs.tsx';

const ROOT = 'label-sheets';
const mm = (value: number) => `${value}mm`;

/**
 * Part of the page instead of an iframe: iOS prints the page around an iframe, and browsers name a saved file after the page's title.
 * On screen the sheets are invisible but have their size, so that texts can be measured.
 */
const STYLES = {
  '@page': { size: 'A4', margin: 0 },
  [`.${ROOT}`]: { color: '#000', colorScheme: 'light', textSizeAdjust: '100%', lineHeight: 1.2 },
  // A millimetre less than the paper: rounding must not add a page.
  [`.${ROOT} .sheet`]: { position: 'relative', width: mm(SHEET.width), height: mm(SHEET.height - 1) },
  [`.${ROOT} .label`]: {
    position: 'absolute',
    boxSizing: 'border-box',
    display: 'flex',
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
  },
  [`.${ROOT} .cuts`]: { position: 'absolute', inset: 0 },
  [`.${ROOT} .words`]: {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
  },
  '@media screen': {
    [`.${ROOT}`]: {
      position: 'fixed',
      inset: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      pointerEvents: 'none',
    },
    // Printers place letters slightly differently: leaves a line some room.
    [`.${ROOT} .words > div`]: { marginInlineEnd: '0.4mm' },
  },
  '@media print': {
    // An open dialog stops the page from scrolling, and Firefox then prints the first page only.
    'html, body': {
      margin: '0 !important',
      padding: '0 !important',
      height: 'auto !important',
      overflow: 'visible !important',
      background: '#fff !important',
    },
    [`body > :not(.${ROOT})`]: { display: 'none !important' },
    [`.${ROOT} .sheet + .sheet`]: { breakBefore: 'page' },
  },
} as const;

/** A4 sheets of labels, printed as soon as they are rendered. */
const LabelSheets = memo(function LabelSheets({ sheets }: { sheets: LabelSet }) {
  const root = useRef<HTMLDivElement>(null);
  const { layout, branch, labels } = sheets;

  useEffect(() => {
    let isWanted = true;
    const title = document.title;
    // Browsers suggest it as the file name.
    document.title = texts.sheetsFile(branch);
    void document.fonts.ready.then(() => {
      if (!isWanted || !root.current) return;
      fitTexts(root.current);
      window.print();
    });
    return () => {
      isWanted = false;
      document.title = title;
    };
  }, [sheets, branch]);

  const places = labels.map((label, index) => ({ label, place: placeOf(index, LAYOUTS[layout]) }));
  const pages = Array.from({ length: pagesOf(labels.length, LAYOUTS[layout]) }, (_, page) =>
    places.filter(({ place }) => place.page === page),
  );
  return createPortal(
    <div ref={root} className={ROOT} aria-hidden="true">
      <GlobalStyles styles={STYLES} />
      {pages.map((shown) => (
        <div key={shown[0]?.label.table} className="sheet">
          <CutLines places={shown.map(({ place }) => place)} />
          {shown.map(({ label, place }) => (
            <LabelBox key={label.table} sheets={sheets} label={label} place={place} />
          ))}
        </div>
      ))}
    </div>,
    document.body,
  );
});

/** As vectors: borders would snap to whole pixels. */
function CutLines({ places }: { places: readonly Place[] }) {
  const { width, height } = SHEET;
  return (
    <svg
      className="cuts"
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: mm(width), height: mm(height) }}
      fill="none"
      stroke="#ccc"
      strokeWidth={0.15}
    >
      {places.map((place) => (
        <rect
          key={`${place.x} ${place.y}`}
          x={place.x}
          y={place.y}
          width={place.width}
          height={place.height}
        />
      ))}
    </svg>
  );
}

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
