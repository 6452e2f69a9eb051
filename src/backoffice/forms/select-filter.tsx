import { SelectInput } from 'react-admin';
import { formTexts } from './texts.ts';

/** One field that a list is narrowed down by; in view from the start if it is `alwaysOn`. */
export const selectFilter = (
  source: string,
  label: string,
  choices: readonly { id: number | string; name: string }[],
  { alwaysOn = false } = {},
) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={[...choices]}
    emptyText={formTexts.all}
    sx={WIDE_ENOUGH}
    {...(alwaysOn ? { alwaysOn } : {})}
  />
);

/** A short word leaves no room for the label above it. */
const WIDE_ENOUGH = { minWidth: 180 };
