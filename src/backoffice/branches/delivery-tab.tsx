import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Section } from '../forms/form-sections.tsx';
import { SwitchInput, StringInput } from '../forms/inputs.tsx';
import { Rows } from '../forms/rows-input.tsx';
import { useCurrency } from '../data/config.ts';
import { DecimalInput } from '../forms/decimal-input.tsx';
import { HoursPreview } from './hours-preview.tsx';
import { branchTexts } from './texts.ts';
import { WeekEditor } from './week-editor.tsx';

const texts = branchTexts.delivery;

/** Whether, when and where a branch delivers, and at what cost. */
export function DeliveryTab() {
  const hasOwnHours = useWatch({ name: 'isDeliveryHoursEnabled' }) === true;
  return (
    <>
      <Section title={texts.title}>
        <SwitchInput source="isDeliveryEnabled" label={texts.enabled} />
        <SwitchInput source="isDeliveryHoursEnabled" label={texts.ownHours} hint={texts.ownHoursHint} />
      </Section>
      <Section title={texts.areas} hint={texts.areasHint} isWide>
        <Areas />
      </Section>
      {hasOwnHours && (
        <>
          <WeekEditor source="deliveryHours" title={texts.hours} />
          <HoursPreview />
        </>
      )}
    </>
  );
}

function Areas() {
  const currency = useCurrency();
  return (
    <Rows source="deliveryAreas" add={texts.add}>
      <Box
        sx={{
          display: 'grid',
          width: '100%',
          columnGap: 1.5,
          rowGap: 1.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        <StringInput source="area" label={texts.area} isRequired helperText={false} />
        <DecimalInput source="price" label={texts.price} unit={currency} {...MONEY} />
        <DecimalInput source="tax" label={texts.tax} unit="%" allowsZero defaultValue={0} />
        <DecimalInput source="minimumOrderValue" label={texts.minimum} unit={currency} {...MONEY} />
        <DecimalInput
          source="freeFromOrderValue"
          label={texts.freeFrom}
          unit={currency}
          helperText={texts.freeFromHint}
          {...MONEY}
          isOptional
          defaultValue={null}
        />
        <SwitchInput source="free" label={texts.free} />
      </Box>
    </Rows>
  );
}

const MONEY = { decimals: 2, allowsZero: true, defaultValue: 0 } as const;
