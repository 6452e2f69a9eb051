import { Box, Chip, TextField } from '@mui/material';
import { MOST_REASON } from '../../../lib/contract/payments.ts';
import { correctionTexts as texts } from './correction-texts.ts';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

/** Why money is given back: own words, or one of the usual reasons by a tap. */
export function ReasonField({ value, error, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={texts.reason}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error !== undefined}
        helperText={error ?? texts.reasonHint}
        slotProps={{ htmlInput: { maxLength: MOST_REASON, 'aria-required': true } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {texts.reasons.map((reason) => (
          <Chip
            key={reason}
            label={reason}
            variant={reason === value ? 'filled' : 'outlined'}
            onClick={() => onChange(reason)}
          />
        ))}
      </Box>
    </Box>
  );
}
