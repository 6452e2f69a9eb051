import { Box, Typography } from '@mui/material';
import { Switch } from '../forms/switch.tsx';
import { DecimalInput } from '../forms/decimal-input.tsx';
import { PluginCard, PluginCards } from './plugin-card.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.paying;
const PLUGINS = ['ATMCard', 'HydroAGVoucher', 'Mollie', 'Datatrans'] as const;

/** How customers can pay in the shop at all. */
export function PayingTab() {
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      <PluginCards>
        <PluginCard name={texts.names.Cash} source="enableCash" label={texts.enabled} />
        {PLUGINS.map((name) => (
          <PluginCard key={name} name={texts.names[name]} source={`enablePlugin${name}`} label={texts.plugin}>
            <Switch source={`enable${name}`} label={texts.enabled} />
          </PluginCard>
        ))}
        <PluginCard
          name={texts.testTerminal}
          hint={texts.testTerminalHint}
          source="enableTestTerminal"
          label={texts.enabled}
        />
      </PluginCards>
      <Box sx={{ maxWidth: 480 }}>
        <DecimalInput source="paymentMinutes" label={texts.minutes} helperText={texts.minutesHint} />
      </Box>
    </>
  );
}
