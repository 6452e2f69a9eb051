import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import type { Image } from '../../lib/contract/media.ts';
import { call } from '../data/call.ts';
import { useRestoredState } from '../forms/restored-state.ts';
import { NewPicture } from './new-picture.tsx';
import { replacePicture, uploadProblem } from './picture-files.ts';
import { imageTexts as texts } from './texts.ts';

/** Renames, replaces or deletes a picture. The API refuses to delete one that is in use. */
export function ImageDialog({ image, onClose }: { image: Image; onClose: () => void }) {
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
