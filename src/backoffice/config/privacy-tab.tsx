import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { DecimalInput } from '../forms/decimal-input.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.privacy;

/** How long personal data is kept, each with its reason. */
export function PrivacyTab() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 640 }}>
      <Typography color="text.secondary">{texts.hint}</Typography>
      {Object.entries(texts.fields).map(([source, { label, hint }]) => (
        <DecimalInput key={source} source={source} label={label} helperText={hint} />
      ))}
      <Button component={Link} to="/customer-data" variant="outlined" sx={{ justifySelf: 'start' }}>
        {texts.requests}
      </Button>
    </Box>
  );
}
