import { Box } from '@mui/material';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Part } from '../../lib/domain/product.ts';
import { choicesOf } from '../forms/field-values.ts';
import { OptionsInput, type PartPath } from './options-input.tsx';
import { partTexts as texts } from './texts.ts';
import { Row } from './unit-inputs.tsx';

const TYPES = choicesOf(texts.types);

/** The part of a new product or option group. */
export const newPart: Part = { name: '', description: '', type: 'select', optional: false, options: [] };

/** The fields of a part, with its options. */
export function PartFields({ at }: { at: PartPath }) {
  const type = useWatch({ name: `${at}.type` }) as Part['type'];
  return (
    <Box sx={{ p: 2, pt: 1, width: '100%' }}>
      <Row>
        <TextInput source={`${at}.name`} label={texts.name} validate={required()} helperText={false} />
        <SelectInput
          source={`${at}.type`}
          label={texts.type}
          choices={TYPES}
          validate={required()}
          helperText={false}
        />
      </Row>
      <TextInput
        source={`${at}.description`}
        label={texts.description}
        fullWidth
        parse={(text: string) => text}
      />
      <BooleanInput source={`${at}.optional`} label={texts.optional} />
      {(type === 'select' || type === 'multiselect') && <OptionsInput at={at} />}
    </Box>
  );
}
