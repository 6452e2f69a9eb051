import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { CORNERS, SCHEME_CHOICES } from '../../lib/domain/face/face.ts';
import { configTexts } from '../config/texts.ts';
import { useFace } from '../data/config.ts';
import { ColorInput } from '../forms/color-input.tsx';
import { FontInput } from '../forms/font-input.tsx';
import { Section } from '../forms/form-sections.tsx';
import { divisionTexts as texts } from './texts.ts';

const { face: words } = configTexts;
const SCHEMES = SCHEME_CHOICES.map((id) => ({ id, name: words.schemes[id] }));
const CORNER_CHOICES = CORNERS.map((id) => ({ id, name: words.cornerNames[id] }));

/** The looks of a division's branches: the shop's, or its own, which begin as the shop's. */
export function DivisionFace() {
  const { setValue } = useFormContext();
  const own: unknown = useWatch({ name: 'face' });
  const shops = useFace();
  const hasOwn = (own ?? null) !== null;
  return (
    <Section title={texts.face} hint={texts.faceHint}>
      <FormControlLabel
        control={
          <Switch
            checked={hasOwn}
            onChange={(_, isWanted) =>
              setValue('face', isWanted ? { ...shops } : null, { shouldDirty: true })
            }
          />
        }
        label={texts.hasFace}
        sx={{ gridColumn: '1 / -1', minHeight: 44 }}
      />
      {hasOwn && (
        <>
          <ColorInput source="face.brand" label={words.brand} hint={words.brandHint} />
          <ColorInput source="face.second" label={words.second} hint={words.secondHint} isOptional />
          <SelectInput
            source="face.scheme"
            label={words.scheme}
            choices={SCHEMES}
            isRequired
            helperText={false}
            fullWidth
          />
          <SelectInput
            source="face.corners"
            label={words.corners}
            choices={CORNER_CHOICES}
            isRequired
            helperText={false}
            fullWidth
          />
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
            <Typography component="h3" variant="subtitle1">
              {words.font}
            </Typography>
            <FontInput words={words} />
          </Box>
        </>
      )}
    </Section>
  );
}
