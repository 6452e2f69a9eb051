import { TextField } from 'react-admin';
import { NameLink } from '../forms/name-link.tsx';
import { PlainList } from '../forms/plain-list.tsx';
import { divisionTexts as texts } from './texts.ts';

export function DivisionList() {
  return (
    <PlainList sort="name">
      <NameLink source="name" label={texts.name} />
      <TextField source="identifier" label={texts.identifier} />
    </PlainList>
  );
}
