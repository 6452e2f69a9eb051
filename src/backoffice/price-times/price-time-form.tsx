import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PriceTime } from '../../lib/contract/price-times.ts';
import { WeekEditor } from '../branches/week-editor.tsx';
import { useConfigQuery } from '../data/config.ts';
import { CreateScreen, EditScreen, EntityForm } from '../forms/entity-form.tsx';
import { choicesOf } from '../forms/field-values.ts';
import { Section } from '../forms/form-sections.tsx';
import { DecimalInput, StringInput, SwitchInput } from '../forms/inputs.tsx';
import { RefInput, RefsInput } from '../forms/reference-inputs.tsx';
import { Rows } from '../forms/rows-input.tsx';
import { PricePreview } from './price-preview.tsx';
import { priceTimeTexts as texts } from './texts.ts';

export const priceTimeForm = { edit: PriceTimeEdit, create: PriceTimeCreate };

function PriceTimeEdit() {
  return (
    <EditScreen>
      <PriceTimeForm />
    </EditScreen>
  );
}

function PriceTimeCreate() {
  return (
    <CreateScreen>
      <PriceTimeForm isNew />
    </CreateScreen>
  );
}

const NEW: Omit<PriceTime, 'id'> = {
  name: '',
  isEnabled: true,
  hours: [],
  branches: [],
  categories: [],
  products: [],
  kind: 'percent',
  percent: 20,
  value: 0,
  prices: [],
  isRegularShown: true,
};

function PriceTimeForm({ isNew = false }: { isNew?: boolean }) {
  const currency = useConfigQuery().data?.currency ?? 'EUR';
  return (
    <EntityForm isNew={isNew} defaultValues={NEW}>
      <Section title={texts.sections.price}>
        <StringInput source="name" label={texts.name} isRequired helperText={texts.nameHint} />
        <SwitchInput source="isEnabled" label={texts.isEnabled} />
        <SelectInput
          source="kind"
          label={texts.kind}
          choices={choicesOf(texts.kinds)}
          isRequired
          fullWidth
          helperText={false}
        />
        <ChangeInput currency={currency} />
        <SwitchInput source="isRegularShown" label={texts.isRegularShown} hint={texts.regularHint} />
      </Section>
      <Goods currency={currency} />
      <Section title={texts.sections.where}>
        <RefsInput
          source="branches"
          reference="branches"
          label={texts.branches}
          helperText={texts.branchesHint}
        />
      </Section>
      <WeekEditor source="hours" title={texts.hours} />
      <PricePreview currency={currency} />
    </EntityForm>
  );
}

const useKind = (): PriceTime['kind'] => useWatch({ name: 'kind' }) as PriceTime['kind'];

function ChangeInput({ currency }: { currency: string }) {
  switch (useKind()) {
    case 'percent':
      return (
        <DecimalInput source="percent" label={texts.percent} unit="%" decimals={2} between={[0.01, 100]} />
      );
    case 'amount':
      return <DecimalInput source="value" label={texts.value} unit={currency} decimals={2} />;
    case 'fixed':
      return null;
  }
}

function Goods({ currency }: { currency: string }) {
  if (useKind() === 'fixed')
    return (
      <Section title={texts.sections.prices} hint={texts.sections.pricesHint} isWide>
        <Rows source="prices" add={texts.addPrice}>
          <RefInput source="product" reference="products" label={texts.product} />
          <DecimalInput source="price" label={texts.price} unit={currency} decimals={2} allowsZero />
        </Rows>
      </Section>
    );
  return (
    <Section title={texts.sections.goods} hint={texts.sections.goodsHint}>
      <RefsInput source="categories" reference="categories" label={texts.categories} />
      <RefsInput source="products" reference="products" label={texts.products} />
    </Section>
  );
}
