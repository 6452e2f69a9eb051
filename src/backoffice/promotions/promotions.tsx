import { useQuery } from '@tanstack/react-query';
import { FunctionField } from 'react-admin';
import type { Promotion, PromotionUse } from '../../lib/contract/promotions.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { call } from '../data/call.ts';
import { useConfigQuery } from '../data/config.ts';
import { failures } from '../data/texts.ts';
import { NameLink, StateChip } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { promotionSentence } from './sentence.ts';
import { promotionTexts as texts } from './texts.ts';
import { usePromotionNames } from './use-names.ts';

export const promotions = { list: PromotionList };

/** What each promotion took off so far. */
function useUses(): ReadonlyMap<number, PromotionUse> {
  const { data = [] } = useQuery({
    queryKey: ['promotion-uses'],
    queryFn: async () => (await call('get /api/statistics/promotions', {}, failures.statistics)).data,
  });
  return new Map(data.map((one) => [one.promotion.id, one]));
}

function PromotionList() {
  const names = usePromotionNames();
  const uses = useUses();
  const currency = useConfigQuery().data?.currency ?? 'EUR';
  return (
    <EntityList sort="name">
      <NameLink source="name" label={texts.name} />
      <FunctionField<Promotion>
        label={texts.what}
        sortable={false}
        render={(promotion) => promotionSentence(promotion, names, currency)}
      />
      <FunctionField<Promotion>
        label={texts.state}
        sortBy="isEnabled"
        render={({ isEnabled }) => (
          <StateChip
            label={isEnabled ? texts.states.on : texts.states.off}
            color={isEnabled ? 'success' : 'default'}
          />
        )}
      />
      <FunctionField<Promotion>
        label={texts.uses}
        sortable={false}
        textAlign="right"
        render={({ id }) => uses.get(id)?.orders ?? 0}
      />
      <FunctionField<Promotion>
        label={texts.discount}
        sortable={false}
        textAlign="right"
        render={({ id }) => formatMoney(toCents(uses.get(id)?.amount ?? 0), currency)}
      />
    </EntityList>
  );
}
