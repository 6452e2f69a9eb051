import { useInput } from 'react-admin';
import { ChoiceField } from './choice-field.tsx';

interface Props {
  source: string;
  label: string;
  choices: readonly { id: number | string; name: string }[];
  /** Read by the list. */
  alwaysOn?: boolean;
}

/** One field that a list is narrowed down by; in view from the start if it is `alwaysOn`. */
export const selectFilter = (
  source: string,
  label: string,
  choices: Props['choices'],
  { alwaysOn = false } = {},
) => <SelectFilter key={source} {...{ source, label, choices }} {...(alwaysOn ? { alwaysOn } : {})} />;

/** react-admin's own names the choice of all 'Eingabe löschen', whatever it says. */
export function SelectFilter({ source, label, choices }: Props) {
  const { field } = useInput({ source });
  return (
    <ChoiceField
      label={label}
      value={(field.value ?? '') as number | string}
      choices={choices}
      onChange={field.onChange}
      sx={WIDE_ENOUGH}
    />
  );
}

/** A short word leaves no room for the label above it, a long one would push what stands beside it to the next line. */
const WIDE_ENOUGH = { width: 190 };
