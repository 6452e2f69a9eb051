import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useRef, type ChangeEvent } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { KeptUpload } from '../../lib/contract/uploads.ts';
import { readDataUrl } from '../../lib/client/upload.ts';
import { call, CallFailed } from '../api/call.ts';
import { couldNot } from '../api/texts.ts';
import { uploadTexts as texts } from './texts.ts';

const TOO_LARGE = 413;
const FAILED = couldNot.be('uploads', 'aktualisiert');

/** Puts another file in the place of one, under the same number. */
export function ReplaceButton() {
  const id = useRecordContext<KeptUpload>()?.id;
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  if (id === undefined) return null;

  const replace = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    try {
      const data = await readDataUrl(file);
      await call('put /api/uploads/{id}', { params: { id }, body: { data } }, FAILED);
      notify(texts.replaced, { type: 'success' });
      refresh();
    } catch (error) {
      notify(whyRefused(error), { type: 'error' });
    }
  };

  return (
    <>
      <Button
        startIcon={<UploadFileIcon />}
        aria-label={texts.replaceFile(id)}
        onClick={() => input.current?.click()}
      >
        {texts.replace}
      </Button>
      <input ref={input} type="file" hidden onChange={(event) => void replace(event)} />
    </>
  );
}

function whyRefused(error: unknown): string {
  if (!(error instanceof CallFailed)) return FAILED;
  return error.status === TOO_LARGE && error.errors.length === 0 ? texts.tooLarge : error.message;
}
