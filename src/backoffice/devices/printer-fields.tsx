import { NumberInput, SelectInput, TextInput, minValue, maxValue, required } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DeviceDraft, type PrinterConnection } from '../../lib/contract/devices.ts';
import { choicesOf } from '../forms/field-values.ts';
import { Section } from '../forms/form-sections.tsx';
import { Switch } from '../forms/inputs.tsx';
import { formTexts } from '../forms/texts.ts';
import { deviceTexts as texts } from './texts.ts';

const COLUMNS = Object.entries(texts.columnNames).map(([id, name]) => ({ id: Number(id), name }));
const PORT = [required(formTexts.required), minValue(1), maxValue(65_535)];
const COPIES = [required(formTexts.required), minValue(1), maxValue(5)];
const PLAIN = { fullWidth: true, margin: 'none', size: 'medium' } as const;

/** What nobody sees must not hold the form back: where a field is not shown, its plain value stands in for one that the API refuses. */
function usePlainWhereHidden(source: 'port' | 'copies', isShown: boolean) {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    const field = DeviceDraft.shape[source];
    if (!isShown && !field.safeParse(getValues(source)).success) setValue(source, field.parse(undefined));
  }, [getValues, setValue, source, isShown]);
}

/** How receipts get to a printer, and how they look there. */
export function PrinterFields() {
  const connection = useWatch({ name: 'connection' }) as PrinterConnection | undefined;
  const prints = connection !== undefined && connection !== 'none';
  usePlainWhereHidden('port', connection === 'tcp');
  usePlainWhereHidden('copies', prints);
  return (
    <Section title={texts.printing} hint={texts.printingHint}>
      <SelectInput
        source="connection"
        label={texts.connection}
        choices={choicesOf(texts.connections)}
        isRequired
        helperText={false}
        {...PLAIN}
        sx={{ gridColumn: '1 / -1' }}
      />
      {connection === 'tcp' && (
        <>
          <TextInput source="host" label={texts.host} helperText={texts.hostHint} isRequired {...PLAIN} />
          <NumberInput source="port" label={texts.port} validate={PORT} helperText={false} {...PLAIN} />
        </>
      )}
      {prints && (
        <>
          <SelectInput
            source="columns"
            label={texts.columns}
            choices={COLUMNS}
            isRequired
            helperText={false}
            {...PLAIN}
          />
          {connection !== 'epson' && (
            <SelectInput
              source="encoding"
              label={texts.encoding}
              choices={choicesOf(texts.encodings)}
              isRequired
              helperText={false}
              {...PLAIN}
            />
          )}
          <Switch source="isAutomatic" label={texts.isAutomatic} />
          <NumberInput
            source="copies"
            label={texts.copies}
            validate={COPIES}
            helperText={texts.copiesHint}
            {...PLAIN}
          />
        </>
      )}
    </Section>
  );
}
