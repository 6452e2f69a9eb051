import { Card, CardContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Title, useNotify, useRedirect } from 'react-admin';
import { NewPicture } from './new-picture.tsx';
import { sendPicture } from './send-picture.ts';
import { imageTexts as texts } from './texts.ts';

/** A new picture, without something that shows it yet. */
export function ImageCreate() {
  const redirect = useRedirect();
  const notify = useNotify();
  const client = useQueryClient();
  return (
    <Card sx={{ maxWidth: 640, mt: 2 }}>
      <Title title={texts.newUpload} />
      <CardContent>
        <NewPicture
          place="images/new"
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
