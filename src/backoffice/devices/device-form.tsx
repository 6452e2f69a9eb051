import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choicesOf } from '../forms/choices.ts';
import { EntityForm } from '../forms/entity-form.tsx';
import { NameAndIdentifier } from '../forms/identifier-input.tsx';
import { RefInput } from '../forms/refs.tsx';
import { Switch } from '../forms/switch.tsx';
import { DeviceTests } from './device-tests.tsx';
import { FetchAddress } from './fetch-address.tsx';
import { PrinterFields } from './printer-fields.tsx';
import { deviceTexts as texts } from './texts.ts';

const NEW_DEVICE = {
  name: '',
  identifier: '',
  type: 'printer',
  branch: null,
  isEnabled: true,
  connection: 'none',
  host: '',
  port: 9100,
  columns: 42,
  encoding: 'cp858',
  isAutomatic: true,
  copies: 1,
};

/** Something that orders are sent to. */
export function DeviceForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={NEW_DEVICE}>
      <NameAndIdentifier nameLabel={texts.name} label={texts.identifier} />
      <TypeInput />
      <RefInput source="branch" reference="branches" label={texts.branch} />
      <Switch source="isEnabled" label={texts.isEnabled} />
      <PrinterFields />
      <FetchAddress />
      {!isNew && <DeviceTests />}
    </EntityForm>
  );
}

/** A type that the screen has no word for is kept, and shown as it is. */
function TypeInput() {
  const current: unknown = useWatch({ name: 'type' });
  const known = choicesOf(texts.types);
  const isKnown = typeof current !== 'string' || current in texts.types;
  const choices = isKnown ? known : [...known, { id: current, name: current }];
  return (
    <SelectInput source="type" label={texts.type} choices={choices} isRequired fullWidth helperText={false} />
  );
}
