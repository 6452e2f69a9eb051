import { Box, Typography } from '@mui/material';
import type { OrderItem } from '../../../lib/contract/orders.ts';
import { choicesText } from '../../../islands/controls/choices.ts';
import { uploadsIn } from '../../../lib/domain/cart-item.ts';
import { SentFiles, type SentFile } from './sent-files.tsx';

/** What was chosen for a line, each part by its name. */
export function PartLines({ parts, files }: Pick<OrderItem, 'parts'> & { files: SentFile[] }) {
  return parts.map((part) => {
    const refs = uploadsIn([part]);
    if (refs.length > 0)
      return (
        <Box key={part.name}>
          <Typography variant="body2">{part.name}:</Typography>
          <SentFiles part={part.name} refs={refs} files={files} />
        </Box>
      );
    const chosen = choicesText([part]);
    return (
      chosen !== '' && (
        <Typography key={part.name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {part.name}: {chosen}
        </Typography>
      )
    );
  });
}
