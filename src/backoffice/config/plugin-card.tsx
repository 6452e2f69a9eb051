import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Switch } from '../forms/switch.tsx';

/** A plugin's switch with what can be set of it; its settings show once it is on. */
export function PluginCard({
  name,
  hint,
  source,
  label,
  children,
}: {
  name: string;
  hint?: string | undefined;
  source: string;
  label: string;
  children?: ReactNode;
}) {
  const isOn = useWatch({ name: source }) === true;
  return (
    <Card
      variant="outlined"
      component="section"
      aria-label={name}
      sx={{ borderLeft: 6, borderLeftColor: isOn ? 'primary.main' : 'divider' }}
    >
      <CardContent>
        <Typography variant="h6" component="h2">
          {name}
        </Typography>
        {hint && <Typography color="text.secondary">{hint}</Typography>}
        <Switch source={source} label={label} />
        {isOn && children && <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>}
      </CardContent>
    </Card>
  );
}

/** Cards side by side where there is room. */
export function PluginCards({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 2,
        mb: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
