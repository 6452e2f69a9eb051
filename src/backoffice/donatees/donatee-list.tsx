import { TextField } from 'react-admin';
import { NameLink } from '../forms/name-link.tsx';
import { PlainList } from '../forms/plain-list.tsx';
import { donateeTexts as texts } from './texts.ts';

export function DonateeList() {
  return (
    <PlainList sort="name">
      <NameLink source="name" label={texts.name} />
      <TextField source="description" label={texts.description} sortable={false} />
    </PlainList>
  );
}
