import { FunctionField, ReferenceField, TextField } from 'react-admin';
import type { Device } from '../../lib/contract/printing.ts';
import { NameLink } from '../forms/name-link.tsx';
import { PlainList } from '../forms/plain-list.tsx';
import { DeviceStatus } from './device-status.tsx';
import { deviceTexts as texts } from './texts.ts';

const TYPES: Readonly<Record<string, string>> = texts.types;

export function DeviceList() {
  return (
    <PlainList sort="name">
      <NameLink source="name" label={texts.name} />
      <TextField source="identifier" label={texts.identifier} />
      <FunctionField label={texts.type} render={({ type }: Device) => TYPES[type] ?? type} />
      <ReferenceField
        source="branch.id"
        reference="branches"
        label={texts.branch}
        link={false}
        sortable={false}
      />
      <FunctionField
        label={texts.connection}
        sortBy="connection"
        render={({ connection }: Device) => texts.connectionNames[connection]}
      />
      <FunctionField
        label={texts.status}
        sortable={false}
        render={(device: Device) => <DeviceStatus device={device} />}
      />
    </PlainList>
  );
}
