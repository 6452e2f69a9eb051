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
} from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { Image } from '../../lib/contract/media.ts';
import type { ImageRef } from '../../lib/domain/product.ts';
import { imageAddress, refOf } from './thumbnail.tsx';
import { NewPicture } from './new-picture.tsx';
import { sendPicture } from './picture-files.ts';
import { imageTexts as texts } from './texts.ts';

const PAGE_SIZE = 24;

interface Props {
  /** See `NewPicture`. */
  storageKey: string;
  onPick: (image: ImageRef) => void;
  onClose: () => void;
}

/** A dialog to upload a picture or choose one of the shop's. */
export function ImagePicker({ storageKey, onPick, onClose }: Props) {
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
      {!isPending && data.length === 0 && <Typography>{texts.nothingFound}</Typography>}
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
