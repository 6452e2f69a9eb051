import { Box } from '@mui/material';
import type { READY_FACES } from '../../lib/domain/face/face.ts';
import { configTexts } from './texts.ts';

const texts = configTexts.face;

/** What the kitchen of a ready face serves; drawn by `scripts/kitchen-pictures.ts`. */
export function ReadyPicture({ name }: { name: keyof typeof READY_FACES }) {
  return (
    <Box
      component="img"
      src={`${import.meta.env.BASE_URL}kitchens/${name}.webp`}
      alt={texts.readyPictures[name]}
      width={800}
      height={600}
      loading="lazy"
      sx={{ display: 'block', width: '100%', maxWidth: 480, height: 'auto', borderRadius: 1 }}
    />
  );
}
