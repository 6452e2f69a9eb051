import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Card,
  CardActionArea,
  Typography,
  CardContent,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Confirm,
  useNotify,
  CreateButton,
  InfiniteList,
  SearchInput,
  TopToolbar,
  useListContext,
  Title,
  useRedirect,
} from 'react-admin';
import type { Image } from '../../lib/contract/media.ts';
import { call } from '../data/call.ts';
import { ON_PAGE } from '../lists/entity-lists.tsx';
import { ListError } from '../lists/load-error.tsx';
import { useRestoredState } from '../forms/unsaved-changes.ts';
import { NewPicture } from './new-picture.tsx';
import { replacePicture, uploadProblem, sendPicture } from './picture-files.ts';
import { imageTexts as texts } from './texts.ts';
import { imageAddress } from './thumbnail.tsx';

/** Renames, replaces or deletes a picture. The API refuses to delete one that is in use. */
function ImageDialog({ image, onClose }: { image: Image; onClose: () => void }) {
  const storageKey = `images/${image.id}`;
  const [name, setName] = useRestoredState(`${storageKey}/rename`, image.name);
  const [isReplacing, setReplacing] = useRestoredState(`${storageKey}/replacing`, false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const client = useQueryClient();
  const notify = useNotify();

  const finish = (message: string) => {
    void client.invalidateQueries({ queryKey: ['images'] });
    notify(message, { type: 'success' });
    onClose();
  };
  const attempt = async (work: () => Promise<unknown>, message: string) => {
    setProblem(null);
    try {
      await work();
      finish(message);
    } catch (error) {
      setProblem(uploadProblem(error));
    }
  };
  const params = { id: image.id };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="image-title">
      <DialogTitle id="image-title">{image.name || texts.unnamed(image.id)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {problem && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        {isReplacing ? (
          <NewPicture
            storageKey={storageKey}
            hasName={false}
            onPicture={async (data) => {
              await replacePicture(image.id, data);
              finish(texts.replaced);
            }}
          />
        ) : (
          <>
            <Box
              component="img"
              alt={image.name || texts.unnamed(image.id)}
              src={`/image/${image.id}-${image.version}.${image.extension}`}
              sx={{
                width: '100%',
                maxHeight: 360,
                objectFit: 'contain',
                bgcolor: 'action.hover',
                borderRadius: 2,
              }}
            />
            <TextField
              label={texts.rename}
              value={name}
              slotProps={{ htmlInput: { maxLength: 200 } }}
              onChange={(event) => setName(event.target.value)}
            />
          </>
        )}
      </DialogContent>
      {!isReplacing && (
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button color="error" onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
            {texts.delete}
          </Button>
          <Button onClick={() => setReplacing(true)}>{texts.replace}</Button>
          <Button
            variant="contained"
            disabled={name === image.name}
            onClick={() =>
              void attempt(
                () => call('put /api/images/{id}', { params, body: { name } }, texts.updateFailed),
                texts.saved,
              )
            }
          >
            {texts.saveName}
          </Button>
        </DialogActions>
      )}
      <Confirm
        isOpen={isAsking}
        title={texts.delete}
        content={texts.confirmDelete}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void attempt(() => call('delete /api/images/{id}', { params }, texts.deleteFailed), texts.deleted);
        }}
      />
    </Dialog>
  );
}

export const images = { list: ImageList, create: ImageCreate };

const PER_PAGE = 48;

function ImageList() {
  return (
    <InfiniteList
      title={texts.title}
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />]}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PER_PAGE}
      error={<ListError />}
      actions={
        <TopToolbar>
          <CreateButton label={texts.newUpload} />
        </TopToolbar>
      }
      component="div"
      sx={ON_PAGE}
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
