import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import type { OrderDetails } from '../../../lib/contract/staff-orders.ts';
import type { UploadRef } from '../../../lib/domain/cart-item.ts';
import { detailTexts as texts } from './texts.ts';

export type SentFile = OrderDetails['files'][number];

const addressOf = ({ publicHash, id, version, extension }: SentFile) =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;

/** What a customer sent for one part of a dish: pictures to look at, other files to open. Customers' own names for them are not kept. */
export function SentFiles({ part, refs, files }: { part: string; refs: UploadRef[]; files: SentFile[] }) {
  return (
    <Box
      component="ul"
      aria-label={texts.filesOf(part)}
      sx={{ listStyle: 'none', m: 0, p: 0, py: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {refs.map((ref, index) => (
        <li key={ref.id}>
          <SentFile file={files.find(({ id }) => id === ref.id)} number={index + 1} />
        </li>
      ))}
    </Box>
  );
}

function SentFile({ file, number }: { file: SentFile | undefined; number: number }) {
  if (!file) return <Typography color="text.secondary">{texts.fileGone(number)}</Typography>;
  const target = { href: addressOf(file), target: '_blank', rel: 'noreferrer' };
  if (!file.mimeType.startsWith('image/'))
    return (
      <Button {...target} variant="outlined" color="inherit" startIcon={<FileIcon />}>
        {texts.file(number, file.extension)}
      </Button>
    );
  return (
    <Link {...target} color="inherit" variant="body2" sx={{ display: 'grid', justifyItems: 'center' }}>
      <Box
        component="img"
        src={target.href}
        alt=""
        loading="lazy"
        sx={{
          width: 104,
          height: 104,
          objectFit: 'cover',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
        }}
      />
      {texts.picture(number, file.extension)}
    </Link>
  );
}
