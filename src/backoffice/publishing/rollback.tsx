import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import type { Publication } from '../../lib/contract/publishing.ts';
import { texts } from './texts.ts';
import { dateAndTime } from '../data/shop-time.ts';

interface RollbackProps {
  /** What is live, and what was before; without one there is no way back. */
  current: Publication | undefined;
  earlier: Publication | undefined;
  zone: string;
  isDisabled: boolean;
  /** `publication`: what was live when it was asked. */
  onConfirm: (publication: string) => void;
}

/** The way back to the publication before; asks first, since it holds until the next edit only. */
export function Rollback({ current, earlier, zone, isDisabled, onConfirm }: RollbackProps) {
  const [isOpen, setOpen] = useState(false);
  /** What is asked stays as it was read, whatever goes live meanwhile. */
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
            {asked && texts.confirm.back(`${dateAndTime(asked.back, zone)} Uhr`)} {texts.confirm.until}
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
