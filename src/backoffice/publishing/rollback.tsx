import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import type { Publication } from '../../lib/contract/publishing.ts';
import { texts } from './texts.ts';
import { when } from './when.ts';

interface RollbackProps {
  /** What was live before; without one there is no way back. */
  earlier: Publication | undefined;
  zone: string;
  isDisabled: boolean;
  onConfirm: () => void;
}

/** The way back to the publication before; asks first, since it holds until the next edit only. */
export function Rollback({ earlier, zone, isDisabled, onConfirm }: RollbackProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<RestoreIcon />}
        disabled={isDisabled || !earlier}
        onClick={() => setOpen(true)}
      >
        {texts.rollback}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby="rollback-title">
        <DialogTitle id="rollback-title">{texts.confirm.title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>
            {earlier && texts.confirm.back(when(earlier.at, zone))} {texts.confirm.until}
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
              onConfirm();
            }}
          >
            {texts.confirm.yes}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
