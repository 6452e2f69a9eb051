import { TextField } from 'react-admin';
import { NameLink } from '../forms/name-link.tsx';
import { SortedListActions } from '../forms/order/order-button.tsx';
import { PlainList } from '../forms/plain-list.tsx';
import { divisionTexts as texts } from './texts.ts';

export function DivisionList() {
  return (
    <PlainList sort="name" actions={<SortedListActions list="divisions" hint={texts.orderHint} />}>
      <NameLink source="name" label={texts.name} />
      <TextField source="identifier" label={texts.identifier} />
    </PlainList>
  );
}
