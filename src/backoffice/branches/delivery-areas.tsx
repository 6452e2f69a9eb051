import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SelectInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DELIVERY_WAYS, type DeliveryWay } from '../../lib/domain/delivery-geometry.ts';
import { call } from '../data/call.ts';
import { useCurrency } from '../data/config.ts';
import { decimalText } from '../forms/field-values.ts';
import { DecimalInput, StringInput, SwitchInput } from '../forms/inputs.tsx';
import { RateInput } from '../forms/rate-input.tsx';
import { Rows } from '../forms/rows-input.tsx';
import { branchTexts } from './texts.ts';
import { ZoneInput } from './zone-input.tsx';

const texts = branchTexts.delivery;

/** How the branch tells which area an address is in. Distances and zones need a server that finds addresses. */
export function DeliveryWayInput() {
  const { data } = useQuery({
    queryKey: ['geocoding'],
    queryFn: async () => (await call('get /api/geocoding', {}, texts.notLoaded)).data,
  });
  const isSetUp = data?.isSetUp !== false;
  const way = useWatch({ name: 'deliveryBy' }) as DeliveryWay | undefined;
  const needsServer = way === 'distance' || way === 'zones';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridColumn: '1 / -1' }}>
      <SelectInput
        source="deliveryBy"
        label={texts.by}
        choices={DELIVERY_WAYS.map((id) => ({
          id,
          name: texts.ways[id],
          disabled: !isSetUp && id !== 'place' && id !== way,
        }))}
        parse={(value: string) => value}
        defaultValue="place"
        isRequired
        helperText={texts.wayHints[way ?? 'place']}
        fullWidth
      />
      <Box role="status">
        {!isSetUp && <Alert severity={needsServer ? 'warning' : 'info'}>{texts.noGeocoder}</Alert>}
      </Box>
    </Box>
  );
}

/** The areas with their terms. */
export function Areas() {
  const currency = useCurrency();
  const way = (useWatch({ name: 'deliveryBy' }) as DeliveryWay | undefined) ?? 'place';
  return (
    <Rows source="deliveryAreas" add={texts.addTo[way]}>
      <Box sx={ROW}>
        {way === 'distance' ? (
          <Step />
        ) : (
          <StringInput source="area" label={texts.names[way]} isRequired helperText={false} />
        )}
        <DecimalInput source="price" label={texts.price} unit={currency} {...MONEY} />
        <DecimalInput source="tax" label={texts.tax} unit="%" allowsZero defaultValue={0} />
        <RateInput source="taxRate" />
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
        {way === 'zones' && <ZoneInput source="zone" />}
      </Box>
    </Rows>
  );
}

/** How far a step reaches, which is its name too. */
function Step() {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const name = getSource('area');
  const metres = useWatch({ name: getSource('upToMetres') }) as number | null | undefined;
  const said = typeof metres === 'number' && metres > 0 ? texts.stepName(decimalText(metres / 1000, 3)) : '';
  useEffect(() => {
    if (said !== '') setValue(name, said, { shouldDirty: true });
  }, [said, name, setValue]);
  return (
    <DecimalInput
      source="upToMetres"
      label={texts.upTo}
      unit="m"
      decimals={0}
      between={[1, 200_000]}
      helperText={said}
    />
  );
}

const ROW = {
  display: 'grid',
  width: '100%',
  columnGap: 1.5,
  rowGap: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
};

const MONEY = { decimals: 2, allowsZero: true, defaultValue: 0 } as const;
