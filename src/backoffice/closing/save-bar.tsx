import { Alert, Box, Button, Typography } from '@mui/material';
import type { Day } from '../../lib/domain/dates.ts';
import { closingTexts as texts } from './texts.ts';

interface Props {
  size: { days: number; branches: number };
  /** Open orders on the days, by day; null: they could not be read; undefined: not yet. */
  hit: readonly [Day, number][] | null | undefined;
  isSaving: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** More days than anyone compares one by one. */
const MOST_DAYS = 6;

/** What is not saved yet, which orders it hits, and the button that saves it. */
export function SaveBar({ size, hit, isSaving, onDiscard, onSave }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="status">
        {hit === null && <Alert severity="warning">{texts.ordersUnknown}</Alert>}
        {hit && hit.length > 0 && <Hit hit={hit} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ mr: 'auto' }}>
          {texts.unsaved(size)} {hit?.length === 0 && texts.noneHit}
        </Typography>
        <Button disabled={isSaving} onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button variant="contained" loading={isSaving} onClick={onSave} sx={{ minWidth: 120 }}>
          {texts.save}
        </Button>
      </Box>
    </Box>
  );
}

function Hit({ hit }: { hit: readonly [Day, number][] }) {
  const sum = hit.reduce((all, [, count]) => all + count, 0);
  const shown = hit.slice(0, MOST_DAYS).map(([day, count]) => texts.hitOn(day, count));
  return (
    <Alert severity="warning" sx={{ py: 0.5 }}>
      <b>{texts.hit(sum)}</b> {shown.join(' · ')}
      {hit.length > MOST_DAYS && ' …'}. {texts.hitHint}
    </Alert>
  );
}
