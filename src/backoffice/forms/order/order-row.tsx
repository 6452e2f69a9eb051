import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton } from '@mui/material';
import { SortableRow } from '../../products/sortable-list.tsx';
import { orderTexts as texts } from './texts.ts';

/** An entry with its handle, and with steps for whoever cannot drag. */
export function OrderRow({
  id,
  name,
  place,
  isLast,
  onMove,
}: {
  id: number;
  name: string;
  place: number;
  isLast: boolean;
  onMove: (to: number) => void;
}) {
  return (
    <SortableRow id={String(id)} label={texts.move(name)}>
      {(handle) => (
        <Box role="listitem" sx={ROW}>
          {handle}
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{`${place + 1}. ${name}`}</Box>
          <IconButton aria-label={texts.up(name)} disabled={place === 0} onClick={() => onMove(place - 1)}>
            <ArrowUpwardIcon />
          </IconButton>
          <IconButton aria-label={texts.down(name)} disabled={isLast} onClick={() => onMove(place + 1)}>
            <ArrowDownwardIcon />
          </IconButton>
        </Box>
      )}
    </SortableRow>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 56,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
