import { Address, Words } from '../forms/words.tsx';
import { DecimalInput } from '../forms/decimal-input.tsx';
import { PluginCard } from './plugin-card.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.map;

/** The map of the home page. */
export function MapTab() {
  return (
    <PluginCard name={texts.title} hint={texts.hint} source="enablePluginMapbox" label={texts.plugin}>
      <Address source="mapStyle" label={texts.style} helperText={false} />
      <Words source="mapToken" label={texts.token} helperText={false} />
      <DecimalInput source="mapboxZoom" label={texts.zoom} between={[0, 22]} />
      <DecimalInput source="mapboxPitch" label={texts.pitch} between={[0, 85]} />
      <DecimalInput source="mapboxBearing" label={texts.bearing} between={[-360, 360]} />
    </PluginCard>
  );
}
