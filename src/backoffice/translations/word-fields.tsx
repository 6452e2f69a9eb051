import { Box, TextField, Typography } from '@mui/material';
import type { Further, Words } from './own-words.ts';
import { translationTexts as texts } from './texts.ts';

interface Props {
  german: string;
  /** Where the text stands. */
  place: string;
  words: Words;
  languages: readonly Further[];
  /** Whether the words of a language were suggested, and nobody has read them yet. */
  isSuggested?: (language: Further) => boolean;
  onChange: (language: Further, text: string) => void;
}

const LONG = 60;
const MOST_ROWS = 12;
const SCROLLS = 500;
/** So much of a text names its fields. */
const NAMED = 80;

/** A German text, and a field for each language beside it. */
export function WordFields({ german, place, words, languages, isSuggested, onChange }: Props) {
  const isLong = german.length > LONG || german.includes('\n');
  return (
    <Box sx={TEXT}>
      {/* A long one scrolls, by keyboard too. */}
      <Box sx={GERMAN} {...(german.length > SCROLLS && { tabIndex: 0 })}>
        <Typography variant="body2" color="text.secondary">
          {place}
        </Typography>
        <Typography sx={ORIGINAL}>{german}</Typography>
      </Box>
      <Box sx={FIELDS}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={texts.languages[language]}
            value={words[language] ?? ''}
            onChange={({ target }) => onChange(language, target.value)}
            multiline={isLong}
            maxRows={MOST_ROWS}
            fullWidth
            helperText={isSuggested?.(language) ? texts.isSuggestion : undefined}
            slotProps={{
              htmlInput: {
                lang: language,
                'aria-label': `${texts.languages[language]}: ${german.slice(0, NAMED)}`,
              },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

const TEXT = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
};
const GERMAN = { overflowWrap: 'anywhere', maxHeight: 320, overflowY: 'auto' };
const ORIGINAL = { whiteSpace: 'pre-wrap' };
const FIELDS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  alignContent: 'start',
};
