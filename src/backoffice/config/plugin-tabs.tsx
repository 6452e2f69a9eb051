import { Button, Box, Typography, Card, CardContent } from '@mui/material';
import type { ReactNode } from 'react';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { choicesOf } from '../forms/field-values.ts';
import { DecimalInput, SwitchInput, LinkInput, StringInput } from '../forms/inputs.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.plugins;
const PLUGINS = [
  { plugin: 'HomePage', links: ['blocks'] },
  { plugin: 'Search', links: [] },
  { plugin: 'Tags', links: ['tags'] },
  { plugin: 'Toolbar', links: [] },
  { plugin: 'CategoryBar', links: [] },
  { plugin: 'PWA', links: [] },
  { plugin: 'SMS', links: [] },
  { plugin: 'Donations', links: ['donatees'] },
  { plugin: 'OrderReviews', links: [] },
  { plugin: 'Suggestions', links: [] },
  { plugin: 'Visits', links: ['statistics'] },
  { plugin: 'Frontdesk', links: ['branches'] },
] as const;

/** Plugins, except those for payments and the map, which have tabs of their own. */
export function PluginsTab() {
  return (
    <PluginCards>
      {PLUGINS.map(({ plugin, links }) => (
        <PluginCard
          key={plugin}
          name={texts[plugin].name}
          hint={texts[plugin].hint}
          source={`enablePlugin${plugin}`}
          label={texts.enabled(texts[plugin].name)}
        >
          {links.length > 0
            ? links.map((to) => (
                <Button
                  key={to}
                  component={Link}
                  to={`/${to}`}
                  variant="outlined"
                  sx={{ justifySelf: 'start' }}
                >
                  {texts.links[to]}
                </Button>
              ))
            : undefined}
        </PluginCard>
      ))}
    </PluginCards>
  );
}

const payingTexts = configTexts.paying;
const PAYMENT_PLUGINS = ['ATMCard', 'HydroAGVoucher', 'Mollie', 'Datatrans'] as const;

/** Payment methods of the whole shop; branches choose among them. */
export function PayingTab() {
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {payingTexts.hint}
      </Typography>
      <PluginCards>
        <PluginCard name={payingTexts.names.Cash} source="enableCash" label={payingTexts.enabled} />
        {PAYMENT_PLUGINS.map((name) => (
          <PluginCard
            key={name}
            name={payingTexts.names[name]}
            source={`enablePlugin${name}`}
            label={payingTexts.plugin}
          >
            <SwitchInput source={`enable${name}`} label={payingTexts.enabled} />
          </PluginCard>
        ))}
        <PluginCard
          name={payingTexts.testTerminal}
          hint={payingTexts.testTerminalHint}
          source="enableTestTerminal"
          label={payingTexts.enabled}
        />
        <PluginCard
          name={payingTexts.tips}
          hint={payingTexts.tipsHint}
          source="enableTips"
          label={payingTexts.tipsEnabled}
        >
          <DecimalInput
            source="tipsTaxRate"
            label={payingTexts.tipsTaxRate}
            helperText={payingTexts.tipsTaxRateHint}
            unit="%"
            allowsZero
            isOptional
          />
        </PluginCard>
      </PluginCards>
      <Box sx={{ maxWidth: 480, display: 'grid', gap: 2 }}>
        <SelectInput
          source="deliveryTaxing"
          label={payingTexts.deliveryTaxing}
          choices={choicesOf(payingTexts.deliveryTaxings)}
          helperText={payingTexts.deliveryTaxingHint}
          isRequired
          fullWidth
        />
        <DecimalInput
          source="paymentMinutes"
          label={payingTexts.minutes}
          helperText={payingTexts.minutesHint}
        />
      </Box>
    </>
  );
}

const mapTexts = configTexts.map;

/** The map on the home page. */
export function MapTab() {
  return (
    <PluginCard
      name={mapTexts.title}
      hint={mapTexts.hint}
      source="enablePluginMapbox"
      label={mapTexts.plugin}
    >
      <LinkInput source="mapStyle" label={mapTexts.style} helperText={false} />
      <StringInput source="mapToken" label={mapTexts.token} helperText={false} />
      <DecimalInput source="mapboxZoom" label={mapTexts.zoom} between={[0, 22]} />
      <DecimalInput source="mapboxPitch" label={mapTexts.pitch} between={[0, 85]} />
      <DecimalInput source="mapboxBearing" label={mapTexts.bearing} between={[-360, 360]} />
    </PluginCard>
  );
}

/** A plugin's switch; its settings show while it is on. */
function PluginCard({
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
        <SwitchInput source={source} label={label} />
        {isOn && children && <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>}
      </CardContent>
    </Card>
  );
}

function PluginCards({ children }: { children: ReactNode }) {
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
