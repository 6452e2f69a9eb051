import { DateTime } from 'luxon';
import { useInput } from 'react-admin';
import { useShopZone } from '../data/shop-zone.ts';
import { MomentField } from './day-field.tsx';

/** An instant (ISO 8601) or null, edited as date and time in the shop's time zone. */
export function InstantInput({ source, label, hint }: { source: string; label: string; hint?: string }) {
  const zone = useShopZone();
  const { field, fieldState } = useInput({
    source,
    format: (instant: string | null) =>
      instant ? DateTime.fromISO(instant, { zone }).toFormat("yyyy-LL-dd'T'HH:mm") : '',
    parse: (shown: string) => (shown ? DateTime.fromISO(shown, { zone }).toISO() : null),
  });
  return (
    <MomentField
      label={label}
      value={field.value as string}
      onChange={field.onChange}
      problem={fieldState.error?.message}
      hint={hint}
    />
  );
}
