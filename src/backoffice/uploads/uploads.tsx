import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Link, Button } from '@mui/material';
import { useRef, type ChangeEvent } from 'react';
import {
  BooleanInput,
  DeleteButton,
  FunctionField,
  TextField,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { readDataUrl } from '../../lib/client/upload.ts';
import type { KeptUpload } from '../../lib/contract/media.ts';
import { call, CallFailed } from '../data/call.ts';
import { couldNot } from '../data/texts.ts';
import { WARNING } from '../forms/entity-form.tsx';
import { useInstantText } from '../data/config.ts';
import { NewestList } from '../lists/entity-lists.tsx';
import { uploadTexts as texts } from './texts.ts';

export const uploads = { list: UploadList };

const FILTER = { pl: 1.5, '& .MuiFormControlLabel-root': { minHeight: 44 } };
const FILTERS = [
  <BooleanInput key="ordered" source="isOrdered" label={texts.onlyOrdered} alwaysOn sx={FILTER} />,
];

/** Files that customers uploaded. Those of an order cannot be changed. */
function UploadList() {
  const shown = useInstantText();
  return (
    <NewestList filters={FILTERS} rowClick={false} card={{ foot: [texts.change] }}>
      <FunctionField
        label={texts.file}
        sortBy="id"
        render={(upload: KeptUpload) => <FileLink {...upload} />}
      />
      <TextField source="mimeType" label={texts.type} />
      <FunctionField
        label={texts.at}
        sortBy="createdAt"
        render={({ createdAt }: KeptUpload) => shown(createdAt)}
      />
      <FunctionField
        label={texts.ordered}
        sortBy="isOrdered"
        render={({ isOrdered }: KeptUpload) => (isOrdered ? texts.isOrdered : texts.unused)}
      />
      <FunctionField
        label={texts.change}
        render={({ isOrdered }: KeptUpload) => (isOrdered ? null : <Change />)}
      />
    </NewestList>
  );
}

function Change() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <ReplaceButton />
      <DeleteButton mutationMode="pessimistic" redirect={false} sx={WARNING} />
    </Box>
  );
}

function FileLink({ id, version, extension, publicHash }: KeptUpload) {
  return (
    <Link
      href={`/upload/${publicHash}/${id}-${version}.${extension}`}
      target="_blank"
      rel="noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 }}
    >
      {`${id}.${extension}`}
    </Link>
  );
}

const TOO_LARGE = 413;
const FAILED = couldNot.be('uploads', 'updated');

/** Replaces a file under the same id. */
function ReplaceButton() {
  const id = useRecordContext<KeptUpload>()?.id;
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  if (id === undefined) return null;

  const replace = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows choosing the same file again.
    target.value = '';
    if (!file) return;
    try {
      const data = await readDataUrl(file);
      await call('put /api/uploads/{id}', { params: { id }, body: { data } }, FAILED);
      notify(texts.replaced, { type: 'success' });
      refresh();
    } catch (error) {
      notify(replaceProblem(error), { type: 'error' });
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

function replaceProblem(error: unknown): string {
  if (!(error instanceof CallFailed)) return FAILED;
  return error.status === TOO_LARGE && error.errors.length === 0 ? texts.tooLarge : error.message;
}
