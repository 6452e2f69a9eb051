import { NumberInput } from 'react-admin';
import { Words } from '../forms/words.tsx';
import { PluginCard } from './plugin-card.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.map;

/** The map of the home page. */
export function MapTab() {
  return (
    <PluginCard name={texts.title} hint={texts.hint} source="enablePluginMapbox" label={texts.plugin}>
      <Words source="mapStyle" label={texts.style} helperText={false} />
      <Words source="mapToken" label={texts.token} helperText={false} />
      <NumberInput size="medium" source="mapboxZoom" label={texts.zoom} step="any" helperText={false} />
      <NumberInput size="medium" source="mapboxPitch" label={texts.pitch} step="any" helperText={false} />
      <NumberInput size="medium" source="mapboxBearing" label={texts.bearing} step="any" helperText={false} />
    </PluginCard>
  );
}
