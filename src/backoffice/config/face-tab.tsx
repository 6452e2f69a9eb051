import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Face as FaceForm } from '../../lib/contract/face.ts';
import { parseHex } from '../../lib/domain/face/color.ts';
import { deriveFace } from '../../lib/domain/face/derive.ts';
import {
  DEFAULT_FACE,
  isSameFace,
  READY_FACES,
  shownSchemes,
  type Face,
} from '../../lib/domain/face/face.ts';
import { useAddresses, useConfig } from '../data/config.ts';
import { choicesOf } from '../forms/field-values.ts';
import { Section } from '../forms/form-sections.tsx';
import { ColorInput } from '../forms/color-input.tsx';
import { FacePalette } from './face-palette.tsx';
import { FacePictures } from './face-pictures.tsx';
import { FacePreview } from './face-preview.tsx';
import { FaceTile } from './face-tile.tsx';
import { FontInput } from '../forms/font-input.tsx';
import { ReadyPicture } from './ready-picture.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.face;
const READY = Object.entries(READY_FACES) as [keyof typeof READY_FACES, Face][];
const TILES: readonly [name: keyof typeof texts.readyFaces, face: Face][] = [
  ['default', DEFAULT_FACE],
  ...READY,
];

const FIELDS = ['face.brand', 'face.second', 'face.scheme', 'face.corners', 'face.font'];

/** The face in the form; while a colour is only half typed, the last valid one. */
function useFaceInForm(): Face {
  const [brand, second, scheme, corners, font] = useWatch({ name: FIELDS }) as (string | null | undefined)[];
  const parsed = useMemo(() => {
    const color = (typed: string | null | undefined) => parseHex(typed ?? '') ?? typed;
    return FaceForm.safeParse({ brand: color(brand), second: color(second), scheme, corners, font });
  }, [brand, second, scheme, corners, font]);
  const [last, setLast] = useState<Face>(parsed.data ?? DEFAULT_FACE);
  if (parsed.success && parsed.data !== last) setLast(parsed.data);
  return parsed.data ?? last;
}

/** The shop's looks: its colours, scheme and corners, with what becomes of them. */
export function FaceTab() {
  const face = useFaceInForm();
  const { setValue } = useFormContext();
  const { site } = useAddresses();
  const shopName = useConfig()?.shopName ?? '';
  const derived = useMemo(() => deriveFace(face), [face]);
  const chosen = READY.find(([, ready]) => isSameFace(ready, face));
  return (
    <>
      <Section title={texts.ready} hint={texts.readyHint} isWide>
        <Box sx={ROW}>
          {TILES.map(([name, ready]) => (
            <FaceTile
              key={name}
              name={texts.readyFaces[name]}
              face={ready}
              isChosen={isSameFace(ready, face)}
              onChoose={() => setValue('face', { ...ready }, { shouldDirty: true, shouldValidate: true })}
            />
          ))}
        </Box>
        {chosen && <ReadyPicture name={chosen[0]} />}
      </Section>
      <Section title={texts.own}>
        <ColorInput source="face.brand" label={texts.brand} hint={texts.brandHint} />
        <ColorInput
          source="face.second"
          label={texts.second}
          hint={texts.secondHint}
          otherwise={face.brand}
          isOptional
        />
        <SelectInput
          source="face.scheme"
          label={texts.scheme}
          choices={choicesOf(texts.schemes)}
          isRequired
          helperText={false}
          fullWidth
        />
        <SelectInput
          source="face.corners"
          label={texts.corners}
          choices={choicesOf(texts.cornerNames)}
          isRequired
          helperText={false}
          fullWidth
        />
      </Section>
      <Section title={texts.type} hint={texts.typeHint} isWide>
        <FontInput words={texts} />
      </Section>
      <FacePictures face={face} derived={derived} />
      <Section title={texts.palette} hint={texts.paletteHint} isWide>
        <FacePalette derived={derived} schemes={shownSchemes(face)} />
      </Section>
      <Section title={texts.preview} isWide>
        <FacePreview face={face} shopName={shopName} />
        <Box>
          <Button href={`${site}/`} target="_blank" variant="outlined" startIcon={<OpenInNewIcon />}>
            {texts.toShop}
          </Button>
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {texts.toShopHint}
          </Typography>
        </Box>
      </Section>
    </>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1.5 };
