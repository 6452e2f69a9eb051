import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
} from '@mui/material';
import { useNotify } from 'react-admin';
import type { NewApiKey } from '../../lib/contract/people.ts';
import { useAddresses } from '../api/addresses.ts';
import { branchTexts } from './texts.ts';

const texts = branchTexts.keys;

/** A key, shown the one time that it is told, with the addresses that it opens. */
export function NewKeyDialog({
  branchId,
  made,
  onClose,
}: {
  branchId: number;
  made: NewApiKey;
  onClose: () => void;
}) {
  const { office, api } = useAddresses();
  const path = `${branchId}/${encodeURIComponent(made.key)}`;
  return (
    <Dialog open onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()} maxWidth="md" fullWidth>
      <DialogTitle>{texts.newTitle(made.name)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{texts.once}</Alert>
        <Copied label={texts.key} value={made.key} />
        <Copied label={texts.display} value={`${office}/backend/frontdesk/${path}`} />
        <Copied label={texts.tickets} value={`${api}/api/orders/frontdesk/${path}`} />
        <Copied label={texts.orders} value={`${api}/api/orders/backoffice/${path}`} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Words that are taken elsewhere. */
function Copied({ label, value }: { label: string; value: string }) {
  const notify = useNotify();
  const copy = () =>
    // Where the clipboard is closed, the field is there to be marked.
    void navigator.clipboard?.writeText(value).then(
      () => notify(texts.copied, { type: 'success' }),
      () => {},
    );
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        label={label}
        value={value}
        fullWidth
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <IconButton aria-label={texts.copy(label)} onClick={copy}>
        <ContentCopyIcon />
      </IconButton>
    </Box>
  );
}
