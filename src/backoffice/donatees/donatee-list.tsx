import { TextField } from 'react-admin';
import { NameLink } from '../forms/name-link.tsx';
import { SortedListActions } from '../forms/order/order-button.tsx';
import { PlainList } from '../forms/plain-list.tsx';
import { donateeTexts as texts } from './texts.ts';

export function DonateeList() {
  return (
    <PlainList sort="name" actions={<SortedListActions list="donatees" hint={texts.orderHint} />}>
      <NameLink source="name" label={texts.name} />
      <TextField source="description" label={texts.description} sortable={false} />
    </PlainList>
  );
}
