import { Box, InputAdornment } from '@mui/material';
import { NumberInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Rows } from '../forms/rows.tsx';
import { Section } from '../forms/section.tsx';
import { useShopConfig } from '../forms/shop-config.ts';
import { Switch } from '../forms/switch.tsx';
import { Words } from '../forms/words.tsx';
import { HoursPreview } from './hours-preview.tsx';
import { branchTexts } from './texts.ts';
import { WeekEditor } from './week-editor.tsx';

const texts = branchTexts.delivery;
const NEEDED = required();

/** Whether, when and where to a branch delivers, and what that costs. */
export function DeliveryTab() {
  const hasOwnHours = useWatch({ name: 'isDeliveryHoursEnabled' }) === true;
  return (
    <>
      <Section title={texts.title}>
        <Switch source="isDeliveryEnabled" label={texts.enabled} />
        <Switch source="isDeliveryHoursEnabled" label={texts.ownHours} hint={texts.ownHoursHint} />
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
  const currency = useShopConfig()?.currency ?? 'EUR';
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
        <Words source="area" label={texts.area} isRequired helperText={false} />
        <Amount source="price" label={texts.price} unit={currency} />
        <Amount source="tax" label={texts.tax} unit="%" />
        <Amount source="minimumOrderValue" label={texts.minimum} unit={currency} />
        <Amount
          source="freeFromOrderValue"
          label={texts.freeFrom}
          unit={currency}
          hint={texts.freeFromHint}
          isOptional
        />
        <Switch source="free" label={texts.free} />
      </Box>
    </Rows>
  );
}

function Amount({
  source,
  label,
  unit,
  hint,
  isOptional = false,
}: {
  source: string;
  label: string;
  unit: string;
  hint?: string;
  isOptional?: boolean;
}) {
  return (
    <NumberInput
      size="medium"
      source={source}
      label={label}
      min={0}
      step={0.01}
      defaultValue={isOptional ? null : 0}
      helperText={hint ?? false}
      {...(isOptional ? {} : { validate: NEEDED })}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }}
    />
  );
}
