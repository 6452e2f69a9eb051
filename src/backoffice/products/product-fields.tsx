import { Box, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { BooleanInput, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Product } from '../../lib/contract/products.ts';
import { MOST_PINNED } from '../../lib/domain/recommendations.ts';
import { DecimalInput } from '../forms/inputs.tsx';
import { RateInput } from '../forms/rate-input.tsx';
import { ImagesInput } from '../images/images-input.tsx';
import { choicesOf } from '../forms/field-values.ts';
import { RefsInput } from '../forms/reference-inputs.tsx';
import { StationInput } from '../forms/station-inputs.tsx';
import { useCurrency } from '../data/config.ts';
import { useCategoriesByProduct } from '../data/lists.ts';
import { TouchLink } from '../lists/cells.tsx';
import { Row, CALCULATION_MODELS, AlternativeUnitsInput, UnitInput } from './unit-inputs.tsx';
import { DepositInput, TaxSharesInput } from './deposit-inputs.tsx';
import { CategoryOfNew } from './new-product.tsx';
import { depositTexts, productTexts as texts } from './texts.ts';

const PRICINGS = choicesOf(texts.pricings);
const LEAD_TIMES = choicesOf(texts.leadTimeTypes);

function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700, mt: 1, mb: 1.5 }}>
      {children}
    </Typography>
  );
}

/** What every product needs. */
export function Basics() {
  const currency = useCurrency();
  // A manual switch cancels the automatic return to sale.
  const { setValue } = useFormContext<Product>();
  return (
    <Box sx={{ display: 'grid', rowGap: 1.5 }}>
      <Box sx={FIRST}>
        <TextInput source="name" label={texts.name} validate={required()} fullWidth helperText={false} />
        <DecimalInput source="price" label={texts.price} unit={currency} allowsZero decimals={2} />
      </Box>
      <Row>
        <DecimalInput source="tax" label={texts.mainTax} unit="%" allowsZero />
        <RateInput source="taxRates.delivery" />
        <Categories />
      </Row>
      <ImagesInput source="images" label={texts.pictures} />
      <TextInput
        source="description"
        label={texts.description}
        multiline
        minRows={2}
        fullWidth
        parse={(text: string) => text}
      />
      <Row>
        <BooleanInput
          source="enabled"
          onChange={() => setValue('outUntil', null, { shouldDirty: true })}
          label={texts.enabled}
          helperText={texts.enabledHint}
        />
        <BooleanInput source="visible" label={texts.visible} helperText={texts.visibleHint} />
      </Row>
    </Box>
  );
}

const FIRST = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
};

/** Where the product is on menus, which are edited on their own screens. */
function Categories() {
  const id = useRecordContext<Product>()?.id;
  const names = useCategoriesByProduct();
  if (id === undefined) return <CategoryOfNew />;
  const own = names?.get(id) ?? [];
  return (
    <Box sx={{ minHeight: 56, display: 'grid', alignContent: 'center', justifyItems: 'start' }}>
      <Typography variant="body2" color="text.secondary">
        {texts.category}
      </Typography>
      <Typography>{own.length > 0 ? own.join(', ') : texts.onNoMenu}</Typography>
      {names && own.length === 0 && <TouchLink to="/menus">{texts.toMenus}</TouchLink>}
    </Box>
  );
}

/** Fields that few products change. */
export function More() {
  const type = useWatch<Product, 'type'>({ name: 'type' });
  const types: { id: string; name: string }[] = [
    { id: 'configurable', name: texts.types.configurable },
    { id: 'bundle', name: texts.types.bundle },
  ];
  // Imported shops may have other types, which are kept.
  if (type && !types.some(({ id }) => id === type)) types.push({ id: type, name: texts.otherType(type) });
  return (
    <>
      <LeadTime />
      <Box sx={{ width: '100%', mb: 2 }}>
        <RefsInput
          source="goesWith"
          reference="products"
          label={texts.goesWith}
          helperText={texts.goesWithHint(MOST_PINNED)}
        />
      </Box>
      <StationInput of="product" />
      <SelectInput source="type" label={texts.type} choices={types} validate={required()} fullWidth />
    </>
  );
}

/** How the product is measured and sold. */
export function UnitAndQuantity() {
  const offered = useWatch<Product>({ name: ['unit', 'alternativeUnits'] }) as unknown as [
    Product['unit'] | undefined,
    Product['alternativeUnits'] | undefined,
  ];
  const symbols = [offered[0], ...(offered[1] ?? []).map(({ unit }) => unit)].flatMap(
    (unit) => unit?.symbol ?? [],
  );
  const { getValues, setValue } = useFormContext<Product>();
  // A suggested unit that is no longer offered falls back to the product's own.
  const sold = symbols.join(' ');
  useEffect(() => {
    const [own, ...others] = sold.split(' ') as Product['defaultUnit'][];
    if (own && ![own, ...others].includes(getValues('defaultUnit')))
      setValue('defaultUnit', own, { shouldDirty: true });
  }, [sold, getValues, setValue]);
  return (
    <>
      <Row>
        <UnitInput source="unit" label={texts.unit} />
        <SelectInput source="pricing" label={texts.pricing} choices={PRICINGS} validate={required()} />
        <SelectInput
          source="calculationModel"
          label={texts.calculationModel}
          choices={CALCULATION_MODELS}
          validate={required()}
        />
      </Row>
      <Row>
        <DecimalInput source="minimumQuantity" label={texts.minimumQuantity} />
        <DecimalInput
          source="maximumQuantity"
          label={texts.maximumQuantity}
          helperText={texts.maximumHint}
          allowsZero
        />
        <DecimalInput source="quantityStepSize" label={texts.quantityStepSize} />
      </Row>
      <Row>
        <DecimalInput source="defaultQuantity" label={texts.defaultQuantity} />
        <SelectInput
          source="defaultUnit"
          label={texts.defaultUnit}
          choices={[...new Set(symbols)].map((id) => ({ id, name: id }))}
          validate={required()}
        />
      </Row>
      <Heading>{texts.alternativeUnits}</Heading>
      <AlternativeUnitsInput />
    </>
  );
}

/** Taxes that differ from the product's own, and the deposit. */
export function OtherTaxes() {
  return (
    <>
      <Heading>{texts.otherTaxes}</Heading>
      <Row>
        <DecimalInput source="takeawayTax" label={texts.takeawayTax} unit="%" allowsZero />
        <DecimalInput source="dineInTax" label={texts.dineInTax} unit="%" allowsZero />
      </Row>
      <Row>
        <RateInput source="taxRates.takeaway" label={texts.takeawayTax} />
        <RateInput source="taxRates.dineIn" label={texts.dineInTax} />
      </Row>
      <TaxSharesInput />
      <Heading>{depositTexts.heading}</Heading>
      <DepositInput source="deposit" />
    </>
  );
}

function LeadTime() {
  const isEnabled = useWatch<Product, 'isLeadTimeEnabled'>({ name: 'isLeadTimeEnabled' });
  return (
    <>
      <BooleanInput
        source="isLeadTimeEnabled"
        label={texts.isLeadTimeEnabled}
        helperText={texts.leadTimeHint}
      />
      {isEnabled && (
        <Row>
          <DecimalInput source="leadTimeValue" label={texts.leadTimeValue} allowsZero />
          <SelectInput
            source="leadTimeType"
            label={texts.leadTimeType}
            choices={LEAD_TIMES}
            validate={required()}
          />
        </Row>
      )}
    </>
  );
}
