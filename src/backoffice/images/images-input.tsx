import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Tab,
  Tabs,
  TextField,
  Typography,
  FormHelperText,
} from '@mui/material';
import { useState } from 'react';
import { useGetList, useInput, useRecordContext, useResourceContext } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { Image } from '../../lib/contract/media.ts';
import type { ImageRef } from '../../lib/domain/product.ts';
import { imageAddress, refOf } from './thumbnail.tsx';
import { NewPicture } from './new-picture.tsx';
import { sendPicture } from './picture-files.ts';
import { imageTexts as texts } from './texts.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useRestoredState } from '../forms/unsaved-changes.ts';

const PAGE_SIZE = 24;

interface PickerProps {
  /** See `NewPicture`. */
  storageKey: string;
  isWhole: boolean;
  onPick: (image: ImageRef) => void;
  onClose: () => void;
}

/** A dialog to upload a picture or choose one of the shop's. */
function ImagePicker({ storageKey, isWhole, onPick, onClose }: PickerProps) {
  const [tab, setTab] = useState<'new' | 'shop'>('new');
  const client = useQueryClient();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="image-picker">
      <DialogTitle id="image-picker" sx={{ pr: 8 }}>
        {texts.add}
      </DialogTitle>
      <IconButton
        aria-label={texts.cancel}
        onClick={onClose}
        sx={{ position: 'absolute', right: 12, top: 10 }}
      >
        <CloseIcon />
      </IconButton>
      <Tabs value={tab} onChange={(_, chosen: 'new' | 'shop') => setTab(chosen)} sx={{ px: 3 }}>
        <Tab value="new" label={texts.newUpload} id="image-new" />
        <Tab value="shop" label={texts.fromShop} id="image-shop" />
      </Tabs>
      <DialogContent role="tabpanel" aria-labelledby={`image-${tab}`}>
        {tab === 'new' ? (
          <NewPicture
            storageKey={storageKey}
            isWhole={isWhole}
            onPicture={async (data, name) => {
              const image = await sendPicture(data, name);
              void client.invalidateQueries({ queryKey: ['images'] });
              onPick(refOf(image));
            }}
          />
        ) : (
          <ShopPictures onPick={onPick} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function ShopPictures({ onPick }: { onPick: (image: ImageRef) => void }) {
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(PAGE_SIZE);
  const {
    data = [],
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<Image>('images', {
    filter: search ? { q: search } : {},
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: count },
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <TextField
        label={texts.search}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <LoadError error={error} onAgain={refetch} />
      {!isPending && !error && data.length === 0 && <Typography>{texts.nothingFound}</Typography>}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {data.map((image) => (
          <li key={image.id}>
            <Box
              component="button"
              type="button"
              onClick={() => onPick(refOf(image))}
              sx={{
                width: '100%',
                p: 0.5,
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                color: 'text.primary',
                cursor: 'pointer',
              }}
            >
              <Box
                component="img"
                loading="lazy"
                alt=""
                src={imageAddress(image, 160)}
                sx={{
                  width: '100%',
                  aspectRatio: '1',
                  objectFit: 'cover',
                  borderRadius: 1,
                  display: 'block',
                }}
              />
              <Typography variant="caption" noWrap sx={{ display: 'block' }}>
                {image.name || texts.unnamed(image.id)}
              </Typography>
            </Box>
          </li>
        ))}
      </Box>
      {data.length < total && <Button onClick={() => setCount(count + PAGE_SIZE)}>{texts.more}</Button>}
    </Box>
  );
}

interface Props {
  source: string;
  label: string;
  /** The value is one picture or null instead of a list. */
  isSingle?: boolean;
  /** New pictures stay as they are: they are not cropped. */
  isWhole?: boolean;
}

/** The pictures of an entity, in order; the menu shows the first. */
export function ImagesInput({ source, label, isSingle = false, isWhole = false }: Props) {
  const { field, fieldState } = useInput({ source });
  const storageKey = `${useResourceContext() ?? ''}/${useRecordContext()?.id ?? ''}/${field.name}`;
  const [isPicking, setPicking] = useRestoredState(`${storageKey}/picking`, false);
  const value = field.value as ImageRef[] | ImageRef | null;
  const images = Array.isArray(value) ? value : value ? [value] : [];
  const change = (next: ImageRef[]) => field.onChange(isSingle ? (next.at(-1) ?? null) : next);
  const without = (place: number) => images.filter((_, i) => i !== place);

  return (
    <Box role="group" aria-label={label} data-field={source} sx={{ mb: 3, width: '100%' }}>
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
          isWhole={isWhole}
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
