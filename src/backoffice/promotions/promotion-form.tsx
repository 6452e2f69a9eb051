import { Alert } from '@mui/material';
import { SelectArrayInput, SelectInput, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Promotion } from '../../lib/contract/promotions.ts';
import type { PromotionKind } from '../../lib/domain/promotions/promotion.ts';
import { normalCode } from '../../lib/domain/promotions/promotion.ts';
import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import { useConfigQuery } from '../data/config.ts';
import { ClockField, DayField } from '../forms/day-field.tsx';
import { CreateScreen, EditScreen, EntityForm } from '../forms/entity-form.tsx';
import { choicesOf } from '../forms/field-values.ts';
import { Section } from '../forms/form-sections.tsx';
import { DecimalInput, StringInput, SwitchInput } from '../forms/inputs.tsx';
import { RefsInput } from '../forms/reference-inputs.tsx';
import { Codes } from './codes.tsx';
import { promotionSentence } from './sentence.ts';
import { promotionTexts as texts } from './texts.ts';
import { usePromotionNames } from './use-names.ts';

export const promotionForm = { edit: PromotionEdit, create: PromotionCreate };

function PromotionEdit() {
  return (
    <EditScreen>
      <PromotionForm />
    </EditScreen>
  );
}

function PromotionCreate() {
  return (
    // The edit screen generates codes.
    <CreateScreen redirect="edit">
      <PromotionForm isNew />
    </CreateScreen>
  );
}

const NEW: Omit<Promotion, 'id'> = {
  name: '',
  isEnabled: true,
  trigger: 'code',
  code: null,
  kind: 'percent',
  percent: 10,
  value: 0,
  buy: 2,
  get: 1,
  categories: [],
  products: [],
  giftCategories: [],
  giftProducts: [],
  branches: [],
  modes: [],
  weekdays: [],
  fromTime: null,
  toTime: null,
  validFrom: null,
  validUntil: null,
  minimumValue: 0,
  isFirstOrder: false,
  mostUses: null,
  mostUsesPerContact: null,
  isCombinable: true,
};

function PromotionForm({ isNew = false }: { isNew?: boolean }) {
  const currency = useConfigQuery().data?.currency ?? 'EUR';
  return (
    <EntityForm isNew={isNew} defaultValues={NEW}>
      <Preview currency={currency} />
      <Section title={texts.sections.effect}>
        <StringInput source="name" label={texts.name} isRequired helperText={texts.nameHint} />
        <SwitchInput source="isEnabled" label={texts.isEnabled} />
        <SelectInput
          source="trigger"
          label={texts.trigger}
          choices={choicesOf(texts.triggers)}
          isRequired
          fullWidth
          helperText={false}
        />
        <CodeInput />
        <SelectInput
          source="kind"
          label={texts.kind}
          choices={choicesOf(texts.kinds)}
          isRequired
          fullWidth
          helperText={false}
        />
        <EffectInputs currency={currency} />
      </Section>
      <GoodsInputs />
      <Conditions currency={currency} />
      <Section title={texts.sections.limits}>
        <DecimalInput source="mostUses" label={texts.mostUses} isOptional decimals={0} />
        <DecimalInput
          source="mostUsesPerContact"
          label={texts.mostUsesPerContact}
          helperText={texts.contactHint}
          isOptional
          decimals={0}
        />
        <SwitchInput source="isCombinable" label={texts.isCombinable} hint={texts.combinableHint} />
      </Section>
      {!isNew && <Codes />}
    </EntityForm>
  );
}

/** What the promotion does, as the form stands. */
function Preview({ currency }: { currency: string }) {
  const names = usePromotionNames();
  const values = useWatch() as Partial<Promotion>;
  const sentence = promotionSentence({ id: 0, ...NEW, ...withoutEmpty(values) }, names, currency);
  return (
    <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
      {texts.preview} {sentence}
    </Alert>
  );
}

/** Numbers that are being typed may be missing for a moment. */
const withoutEmpty = (values: Partial<Promotion>): Partial<Promotion> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && !Number.isNaN(value)),
  );

const useKind = (): PromotionKind => useWatch({ name: 'kind' }) as PromotionKind;

/** The one code for everybody, written as it is compared. */
function CodeInput() {
  const trigger: unknown = useWatch({ name: 'trigger' });
  if (trigger !== 'code') return null;
  return (
    <StringInput
      source="code"
      label={texts.code}
      helperText={texts.codeHint}
      format={(code: string | null) => code ?? ''}
      parse={(typed: string) => normalCode(typed) || null}
    />
  );
}

function EffectInputs({ currency }: { currency: string }) {
  const kind = useKind();
  const value = (label: string) => (
    <DecimalInput source="value" label={label} unit={currency} decimals={2} allowsZero />
  );
  switch (kind) {
    case 'percent':
      return (
        <>
          <DecimalInput source="percent" label={texts.percent} unit="%" decimals={2} between={[0.01, 100]} />
          {value(texts.mostDiscount)}
        </>
      );
    case 'amount':
      return value(texts.amount);
    case 'dish':
      return value(texts.dishPrice);
    case 'buyGet':
      return (
        <>
          <DecimalInput source="buy" label={texts.buy} decimals={0} />
          <DecimalInput source="get" label={texts.get} decimals={0} />
        </>
      );
    case 'nth':
      return <DecimalInput source="buy" label={texts.buyBefore} decimals={0} />;
    case 'delivery':
      return null;
  }
}

function GoodsInputs() {
  const kind = useKind();
  if (kind === 'delivery') return null;
  return (
    <Section title={texts.sections.goods} hint={texts.sections.goodsHint}>
      <RefsInput source="categories" reference="categories" label={texts.categories} />
      <RefsInput source="products" reference="products" label={texts.products} />
      {kind === 'buyGet' && (
        <>
          <RefsInput
            source="giftCategories"
            reference="categories"
            label={texts.giftCategories}
            helperText={texts.giftHint}
          />
          <RefsInput source="giftProducts" reference="products" label={texts.giftProducts} />
        </>
      )}
    </Section>
  );
}

function Conditions({ currency }: { currency: string }) {
  const weekdays = texts.dayNames.map((name, id) => ({ id, name }));
  return (
    <Section title={texts.sections.conditions} hint={texts.sections.conditionsHint}>
      <DecimalInput
        source="minimumValue"
        label={texts.minimumValue}
        helperText={texts.minimumHint}
        unit={currency}
        decimals={2}
        allowsZero
      />
      <RefsInput source="branches" reference="branches" label={texts.branches} />
      <SelectArrayInput
        source="modes"
        label={texts.modes}
        choices={choicesOf(MODE_NAMES)}
        fullWidth
        helperText={false}
      />
      <SelectArrayInput
        source="weekdays"
        label={texts.weekdays}
        choices={weekdays}
        fullWidth
        helperText={false}
      />
      <ClockInput source="fromTime" label={texts.fromTime} />
      <ClockInput source="toTime" label={texts.toTime} />
      <DayInput source="validFrom" label={texts.validFrom} />
      <DayInput source="validUntil" label={texts.validUntil} />
      <SwitchInput source="isFirstOrder" label={texts.isFirstOrder} hint={texts.firstHint} />
    </Section>
  );
}

/** A text that is null where nothing is typed. */
function useText(source: string) {
  const { field, fieldState } = useInput({
    source,
    format: (value: string | null) => value ?? '',
    parse: (shown: string) => shown || null,
  });
  return { value: field.value as string, onChange: field.onChange, problem: fieldState.error?.message };
}

function DayInput({ source, label }: { source: string; label: string }) {
  return <DayField label={label} fullWidth margin="none" {...useText(source)} />;
}

function ClockInput({ source, label }: { source: string; label: string }) {
  return <ClockField label={label} fullWidth margin="none" {...useText(source)} />;
}
