import { Box, Button } from '@mui/material';
import type { ChangeEvent } from 'react';

interface Props {
  label: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that chooses files of the device. The same ones can be chosen again, once they were corrected. */
export function FileButton({ label, accept, multiple = false, disabled = false, onFiles }: Props) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <Button
      component="label"
      // The field inside takes the focus.
      // oxlint-disable-next-line jsx-a11y/aria-role -- none, in place of a button's
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      color="inherit"
      disabled={disabled}
      sx={{ justifySelf: 'start', minHeight: 44, '&:has(:focus-visible)': { outline: 3, outlineOffset: 2 } }}
    >
      {label}
      <Box
        component="input"
        type="file"
        aria-label={label}
        {...{ accept, multiple, disabled }}
        onChange={choose}
        sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
      />
    </Button>
  );
}
