import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material';
import { useInput, useRecordContext, useResourceContext } from 'react-admin';
import type { ImageRef } from '../../lib/domain/product.ts';
import { useRestoredState } from '../forms/restored-state.ts';
import { imageAddress } from './thumbnail.tsx';
import { ImagePicker } from './image-picker.tsx';
import { imageTexts as texts } from './texts.ts';

interface Props {
  source: string;
  label: string;
  /** The value is one picture or null instead of a list. */
  isSingle?: boolean;
}

/** The pictures of an entity, in order; the menu shows the first. */
export function ImagesInput({ source, label, isSingle = false }: Props) {
  const { field, fieldState } = useInput({ source });
  const storageKey = `${useResourceContext() ?? ''}/${useRecordContext()?.id ?? ''}/${field.name}`;
  const [isPicking, setPicking] = useRestoredState(`${storageKey}/picking`, false);
  const value = field.value as ImageRef[] | ImageRef | null;
  const images = Array.isArray(value) ? value : value ? [value] : [];
  const change = (next: ImageRef[]) => field.onChange(isSingle ? (next.at(-1) ?? null) : next);
  const without = (place: number) => images.filter((_, i) => i !== place);

  return (
    <Box role="group" aria-label={label} sx={{ mb: 3, width: '100%' }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {images.map((image, place) => (
          <Box key={keyOf(images, place)} sx={TILE}>
            <Box component="img" alt={texts.nth(place + 1)} src={imageAddress(image)} sx={PICTURE} />
            {place > 0 && (
              <IconButton
                aria-label={texts.moveNth(place + 1)}
                onClick={() => {
                  const next = without(place);
                  next.splice(place - 1, 0, image);
                  change(next);
                }}
                sx={{ ...OVER, left: 4 }}
              >
                <ArrowBackIcon />
              </IconButton>
            )}
            <IconButton
              aria-label={isSingle ? texts.remove : texts.removeNth(place + 1)}
              onClick={() => change(without(place))}
              sx={{ ...OVER, right: 4 }}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
        <Button variant="outlined" onClick={() => setPicking(true)} sx={ADD}>
          <AddIcon />
          {isSingle && images.length > 0 ? texts.replace : texts.add}
        </Button>
      </Box>
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {isPicking && (
        <ImagePicker
          storageKey={storageKey}
          onClose={() => setPicking(false)}
          onPick={(image) => {
            change([...images, image]);
            setPicking(false);
          }}
        />
      )}
    </Box>
  );
}

const TILE = { position: 'relative', width: 132, height: 132 } as const;
const PICTURE = {
  ...TILE,
  objectFit: 'cover',
  borderRadius: 2,
  display: 'block',
  bgcolor: 'action.hover',
} as const;
/** Legible on any picture. */
const OVER = {
  position: 'absolute',
  bottom: 4,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&:hover': { bgcolor: 'background.paper' },
} as const;
const ADD = { width: 132, height: 132, flexDirection: 'column', gap: 1, px: 1 } as const;

/** The same picture may be in the list twice. */
function keyOf(images: readonly ImageRef[], place: number): string {
  const id = images[place]?.id;
  return `${id}-${images.slice(0, place).filter((image) => image.id === id).length}`;
}
