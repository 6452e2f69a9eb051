import type { RaRecord } from 'react-admin';
import { useAllOf } from '../data/lists.ts';
import { RefInput, RefsInput } from './reference-inputs.tsx';
import { stationInputTexts as texts } from './texts.ts';

/** Whether the shop has stations: without any, no form speaks of them. */
const useHasStations = () => (useAllOf<RaRecord<number>>('stations').data?.length ?? 0) > 0;

/** Who prepares a category's products, or a product itself. */
export function StationInput({ of }: { of: 'category' | 'product' }) {
  if (!useHasStations()) return null;
  return (
    <RefInput
      source="station"
      reference="stations"
      label={texts.station}
      emptyText={texts.none[of]}
      helperText={texts.hint[of]}
    />
  );
}

/** The stations that a printer prints for. */
export function StationsInput() {
  if (!useHasStations()) return null;
  return (
    <RefsInput source="stations" reference="stations" label={texts.stations} helperText={texts.printerHint} />
  );
}
