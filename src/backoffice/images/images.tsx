import { Box, Card, CardActionArea, Typography, CardContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import {
  CreateButton,
  InfiniteList,
  SearchInput,
  TopToolbar,
  useListContext,
  Title,
  useNotify,
  useRedirect,
} from 'react-admin';
import type { Image } from '../../lib/contract/media.ts';
import { useRestoredState } from '../forms/restored-state.ts';
import { ImageDialog } from './image-dialog.tsx';
import { NewPicture } from './new-picture.tsx';
import { sendPicture } from './picture-files.ts';
import { imageTexts as texts } from './texts.ts';
import { imageAddress } from './thumbnail.tsx';

export const images = { list: ImageList, create: ImageCreate };

const PER_PAGE = 48;

function ImageList() {
  return (
    <InfiniteList
      title={texts.title}
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />]}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PER_PAGE}
      actions={
        <TopToolbar>
          <CreateButton label={texts.newUpload} />
        </TopToolbar>
      }
      component="div"
    >
      <Pictures />
    </InfiniteList>
  );
}

function Pictures() {
  const { data = [], isPending } = useListContext<Image>();
  const [openId, setOpenId] = useRestoredState<number | null>('images/open', null);
  const open = data.find(({ id }) => id === openId);
  if (!isPending && data.length === 0) return <Typography sx={{ p: 3 }}>{texts.nothingFound}</Typography>;
  return (
    <>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {data.map((image) => (
          <Card
            component="li"
            key={image.id}
            sx={{ contentVisibility: 'auto', containIntrinsicSize: '150px 196px' }}
          >
            <CardActionArea onClick={() => setOpenId(image.id)}>
              <Box
                component="img"
                loading="lazy"
                alt=""
                src={imageAddress(image)}
                sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', display: 'block' }}
              />
              <Typography variant="body2" noWrap sx={{ p: 1.5 }}>
                {image.name || texts.unnamed(image.id)}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      {open && <ImageDialog key={open.id} image={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

/** Uploads a picture that no entity uses yet. */
function ImageCreate() {
  const redirect = useRedirect();
  const notify = useNotify();
  const client = useQueryClient();
  return (
    <Card sx={{ maxWidth: 640, mt: 2 }}>
      <Title title={texts.newUpload} />
      <CardContent>
        <NewPicture
          storageKey="images/new"
          onPicture={async (data, name) => {
            await sendPicture(data, name);
            await client.invalidateQueries({ queryKey: ['images'] });
            notify(texts.saved, { type: 'success' });
            redirect('list', 'images');
          }}
        />
      </CardContent>
    </Card>
  );
}
