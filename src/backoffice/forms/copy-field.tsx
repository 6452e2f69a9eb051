import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Box, IconButton, TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { formTexts as texts } from './texts.ts';

/** A read-only value with a button that copies it. */
export function CopyField({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  const notify = useNotify();
  const copy = () =>
    // Without access to the clipboard, staff copy from the field.
    void navigator.clipboard?.writeText(value).then(
      () => notify(texts.copied, { type: 'success' }),
      () => {},
    );
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', width: '100%' }}>
      <TextField
        label={label}
        value={value}
        fullWidth
        margin="none"
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <IconButton aria-label={copyLabel} onClick={copy}>
        <ContentCopyIcon />
      </IconButton>
    </Box>
  );
}
