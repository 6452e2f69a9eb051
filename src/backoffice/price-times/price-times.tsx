import { FunctionField } from 'react-admin';
import type { PriceTime } from '../../lib/contract/price-times.ts';
import { useConfigQuery } from '../data/config.ts';
import { NameLink, StateChip } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { changeText, whenText } from './sentence.ts';
import { priceTimeTexts as texts } from './texts.ts';

export const priceTimes = { list: PriceTimeList };

function PriceTimeList() {
  const currency = useConfigQuery().data?.currency ?? 'EUR';
  return (
    <EntityList sort="name">
      <NameLink source="name" label={texts.name} />
      <FunctionField<PriceTime>
        label={texts.what}
        sortBy="kind"
        render={(priceTime) => changeText(priceTime, currency)}
      />
      <FunctionField<PriceTime> label={texts.when} sortable={false} render={({ hours }) => whenText(hours)} />
      <FunctionField<PriceTime>
        label={texts.state}
        sortBy="isEnabled"
        render={({ isEnabled }) => (
          <StateChip
            label={isEnabled ? texts.states.on : texts.states.off}
            color={isEnabled ? 'success' : 'default'}
          />
        )}
      />
    </EntityList>
  );
}
