import { Box, Link } from '@mui/material';
import { BooleanInput, DeleteButton, FunctionField, TextField } from 'react-admin';
import type { KeptUpload } from '../../lib/contract/media.ts';
import { WARNING } from '../forms/screens.tsx';
import { NewestList } from '../forms/newest-list.tsx';
import { useInstantText } from '../forms/shop-config.ts';
import { ReplaceButton } from './replace-button.tsx';
import { uploadTexts as texts } from './texts.ts';

const FILTER = { pl: 1.5, '& .MuiFormControlLabel-root': { minHeight: 44 } };
const FILTERS = [
  <BooleanInput key="ordered" source="isOrdered" label={texts.onlyOrdered} alwaysOn sx={FILTER} />,
];

/** What customers sent along with orders. What was ordered with stays. */
export function UploadList() {
  const shown = useInstantText();
  return (
    <NewestList filters={FILTERS} rowClick={false}>
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

/** Nothing of what was ordered with. */
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
