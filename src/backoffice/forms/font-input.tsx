import { Box, ButtonBase, Typography } from '@mui/material';
import { useController } from 'react-hook-form';
import { FONT_NAMES, FONTS, type FontName } from '../../lib/domain/face/fonts.ts';
import { fontUrl } from './font-urls.ts';

/** Browsers load those of them that are seen. */
const FACES = FONT_NAMES.map(
  (font) =>
    `@font-face{font-family:"${FONTS[font].name}";src:url(${fontUrl(font)})format("woff2");font-weight:${FONTS[font].weights};font-display:swap}`,
).join('');

const familyOf = (font: FontName) =>
  `"${FONTS[font].name}", ${FONTS[font].kind === 'serif' ? 'serif' : 'system-ui'}`;

interface Words {
  font: string;
  fontSample: string;
  fonts: Readonly<Record<FontName, string>>;
}

/** The fonts that a face can have, each as it looks. Belongs into the form of something with a `face`. */
export function FontInput({ words }: { words: Words }) {
  const { field } = useController<{ face: { font: FontName } }, 'face.font'>({ name: 'face.font' });
  return (
    <Box role="group" aria-label={words.font} data-field="face.font" sx={TILES}>
      <style href="shop-fonts" precedence="low">
        {FACES}
      </style>
      {FONT_NAMES.map((font) => (
        <ButtonBase
          key={font}
          type="button"
          aria-pressed={field.value === font}
          onClick={() => field.onChange(font)}
          sx={{ ...TILE, borderColor: field.value === font ? 'secondary.main' : 'divider' }}
        >
          <Box
            component="span"
            sx={{ fontFamily: familyOf(font), fontSize: 25, fontWeight: 700, lineHeight: 1.2 }}
          >
            {FONTS[font].name}
          </Box>
          <Box
            component="span"
            sx={{ fontFamily: FONTS[font].use === 'all' ? familyOf(font) : 'system-ui', lineHeight: 1.4 }}
          >
            {words.fontSample}
          </Box>
          <Typography component="span" variant="body2" color="text.secondary">
            {words.fonts[font]}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

const TILES = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))' };
const TILE = {
  display: 'grid',
  justifyContent: 'stretch',
  alignContent: 'start',
  gap: 0.5,
  p: 1.5,
  border: 2,
  borderRadius: 1,
  textAlign: 'left',
} as const;
