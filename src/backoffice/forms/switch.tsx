import { BooleanInput } from 'react-admin';

/** Something that is on or off. */
export function Switch({ source, label, hint }: { source: string; label: string; hint?: string }) {
  return (
    <BooleanInput
      source={source}
      label={label}
      helperText={hint ?? false}
      sx={{ '& .MuiFormControlLabel-root': { minHeight: 44 } }}
    />
  );
}
