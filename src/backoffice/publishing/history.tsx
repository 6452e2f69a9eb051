import {
  Button,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import type { Publication } from '../../lib/contract/publishing.ts';
import { dateAndTime } from '../data/formats.ts';
import { FROM_TABLET } from '../lists/cells.tsx';
import { texts } from './texts.ts';
import { formatTexts } from '../data/texts.ts';

const FIRST = 10;

/** The publications, newest first. */
export function History({ publications, zone }: { publications: readonly Publication[]; zone: string }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? publications : publications.slice(0, FIRST);
  const { columns } = texts;
  return (
    <>
      <TableContainer>
        <Table size="small" aria-label={texts.history}>
          <TableHead>
            <TableRow>
              <TableCell>{columns.at}</TableCell>
              <TableCell sx={FROM_TABLET}>{columns.kind}</TableCell>
              <TableCell align="right" sx={FROM_TABLET}>
                {columns.pages}
              </TableCell>
              <TableCell align="right">{columns.seconds}</TableCell>
              <TableCell>{columns.state}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ id, at, kind, pages, seconds, isCurrent }) => (
              <TableRow key={id} sx={{ height: 44 }}>
                <TableCell>{formatTexts.oClock(dateAndTime(at, zone))}</TableCell>
                <TableCell sx={FROM_TABLET}>{texts.kind[kind]}</TableCell>
                <TableCell align="right" sx={FROM_TABLET}>
                  {pages}
                </TableCell>
                <TableCell align="right">{texts.duration(seconds)}</TableCell>
                <TableCell>{isCurrent && <Chip label={texts.live} color="primary" size="small" />}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {shown.length < publications.length && (
        <Button onClick={() => setOpen(true)} color="secondary">
          {texts.more(publications.length - shown.length)}
        </Button>
      )}
    </>
  );
}

interface RollbackProps {
  /** The live publication and the one before; without one there is no rollback. */
  current: Publication | undefined;
  earlier: Publication | undefined;
  zone: string;
  isDisabled: boolean;
  /** `publication`: the one that was live when the dialog opened. */
  onConfirm: (publication: string) => void;
}

/** Rolls back to the previous publication. Asks first, since a rollback holds only until the next edit. */
export function Rollback({ current, earlier, zone, isDisabled, onConfirm }: RollbackProps) {
  const [isOpen, setOpen] = useState(false);
  /** The question stays as it was read, whichever publication goes live meanwhile. */
  const [asked, setAsked] = useState<{ undo: string; back: string } | null>(null);
  const open = () => {
    if (!current || !earlier) return;
    setAsked({ undo: current.id, back: earlier.at });
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<RestoreIcon />}
        disabled={isDisabled || !earlier}
        onClick={open}
      >
        {texts.rollback}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby="rollback-title">
        <DialogTitle id="rollback-title">{texts.confirm.title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>
            {asked && texts.confirm.back(formatTexts.oClock(dateAndTime(asked.back, zone)))}{' '}
            {texts.confirm.until}
          </DialogContentText>
          <DialogContentText>{texts.confirm.data}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={close}>
            {texts.confirm.no}
          </Button>
          <Button
            variant="contained"
            onClick={() => {
              close();
              if (asked) onConfirm(asked.undo);
            }}
          >
            {texts.confirm.yes}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
