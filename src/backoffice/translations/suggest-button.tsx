import { Box, Button, Typography } from '@mui/material';
import type { OwnText } from '../../lib/contract/translations.ts';
import type { Further } from './own-words.ts';
import type { Changes } from './save-words.ts';
import { missingIn, type useSuggestWords } from './suggest-words.ts';
import { translationTexts as texts } from './texts.ts';

interface Props {
  suggesting: ReturnType<typeof useSuggestWords>;
  shown: readonly OwnText[];
  changes: Changes;
  languages: readonly Further[];
}

/** Asks a translation service for what is missing of the texts shown; nothing where none is set up. */
export function SuggestButton({ suggesting, shown, changes, languages }: Props) {
  const { isAvailable, isBusy, suggest } = suggesting;
  if (!isAvailable) return null;
  const isComplete = languages.every((language) => missingIn(shown, changes, language).length === 0);
  return (
    <Box sx={BAR}>
      <Button
        variant="outlined"
        loading={isBusy}
        disabled={isComplete}
        onClick={() => void suggest(shown, changes, languages)}
      >
        {texts.suggest}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {texts.suggestHint}
      </Typography>
    </Box>
  );
}

const BAR = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  justifyItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
};
