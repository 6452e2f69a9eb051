import { FunctionField } from 'react-admin';
import type { Block } from '../../lib/contract/entities.ts';
import { NameLink } from '../forms/name-link.tsx';
import { SortedListActions } from '../forms/order/order-button.tsx';
import { PlainList } from '../forms/plain-list.tsx';
import { blockTexts as texts } from './texts.ts';

const PLACES: Readonly<Record<string, string>> = texts.places;

export function BlockList() {
  return (
    <PlainList sort="identifier" actions={<SortedListActions list="blocks" hint={texts.orderHint} />}>
      <NameLink source="identifier" label={texts.identifier} />
      <FunctionField label={texts.place} render={({ identifier }: Block) => PLACES[identifier] ?? '–'} />
      <FunctionField
        label={texts.shown}
        render={({ isEnabled, isPublic }: Block) => (isEnabled && isPublic ? texts.yes : texts.no)}
      />
    </PlainList>
  );
}
