import { TextField } from '@mui/material';
import type { ReactNode } from 'react';

/** A field of a small form that is sent by a call. `problem`: what the API says of it. */
export function CallField({
  name,
  label,
  value,
  onChange,
  problem,
  hint,
}: {
  name: 'currentPassword' | 'code';
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  hint?: ReactNode;
}) {
  const isPassword = name === 'currentPassword';
  return (
    <TextField
      name={name}
      type={isPassword ? 'password' : 'text'}
      autoComplete={isPassword ? 'current-password' : 'one-time-code'}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{ htmlInput: isPassword ? {} : { autoCapitalize: 'off', maxLength: 40 } }}
      required
      fullWidth
    />
  );
}
