import { Alert, Box, Button, Chip, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { Loading, Title } from 'react-admin';
import { Link } from 'react-router';
import { WORDED_LISTS } from '../../lib/contract/own-words.ts';
import type { OwnText } from '../../lib/contract/translations.ts';
import { EMPTY_IS_A_CHOICE } from '../forms/field-values.ts';
import { useUnsavedChanges } from '../forms/unsaved-changes.ts';
import { LoadError } from '../lists/load-error.tsx';
import {
  chosenTexts,
  listName,
  placesOf,
  translatedIn,
  useFurther,
  useOwnTexts,
  type Further,
  type Shown,
  type Wanted,
} from './own-words.ts';
import { useSaveWords, withWord, type Changes } from './save-words.ts';
import { SuggestButton } from './suggest-button.tsx';
import { fieldKey, useSuggestWords } from './suggest-words.ts';
import { TableCard } from './table-card.tsx';
import { translationTexts as texts } from './texts.ts';
import { WordFields } from './word-fields.tsx';

const PAGE = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2, maxWidth: 1200 };

/** Everything that the shop has written, in the languages of its customers. */
export function TranslationsPage() {
  const languages = useFurther();
  const { data, error, refetch } = useOwnTexts(languages !== undefined && languages.length > 0);
  return (
    <Box sx={PAGE}>
      <Title title={texts.title} />
      <LoadError error={error} onAgain={refetch} />
      {languages?.length === 0 && (
        <Alert
          severity="info"
          action={
            <Button component={Link} to="/config" color="inherit">
              {texts.toSettings}
            </Button>
          }
        >
          {texts.noLanguages}
        </Alert>
      )}
      {languages && languages.length > 0 && data && <Texts all={data} languages={languages} />}
      {!error && (!languages || (languages.length > 0 && !data)) && <Loading />}
    </Box>
  );
}

/** So many texts are shown at first, and more with each tap. */
const AT_ONCE = 40;

const NO_CHANGES: Changes = new Map();

function Texts({ all, languages }: { all: readonly OwnText[]; languages: readonly Further[] }) {
  const [wanted, setWanted] = useState<Wanted>({ shown: 'missing', list: '', search: '' });
  const [most, setMost] = useState(AT_ONCE);
  const [changes, setChanges] = useState<Changes>(NO_CHANGES);
  const saving = useSaveWords();
  const suggesting = useSuggestWords(setChanges);
  useUnsavedChanges(() => changes.size > 0);
  const later = useDeferredValue(wanted);
  const chosen = useMemo(() => chosenTexts(all, later, languages), [all, later, languages]);
  const want = (next: Partial<Wanted>) => {
    setWanted((before) => ({ ...before, ...next }));
    setMost(AT_ONCE);
  };
  const more = chosen.length - most;
  const shown = chosen.slice(0, most);
  const clear = () => {
    setChanges(NO_CHANGES);
    suggesting.forget();
  };
  return (
    <>
      <Paper variant="outlined" sx={CARD}>
        <Typography>{texts.intro}</Typography>
        <Box sx={CHIPS}>
          {languages.map((language) => (
            <Completeness key={language} all={all} language={language} />
          ))}
        </Box>
        <Filters wanted={wanted} onWant={want} />
        <SuggestButton suggesting={suggesting} {...{ shown, changes, languages }} />
        <Box role="status">
          {saving.done && changes.size === 0 && (
            <Alert
              severity="success"
              sx={{ alignItems: 'center' }}
              action={
                saving.done.logId !== null && (
                  <Button color="inherit" loading={saving.isBusy} onClick={() => void saving.undo()}>
                    {texts.undo}
                  </Button>
                )
              }
            >
              {texts.savedMany(saving.done.changed)}
            </Alert>
          )}
        </Box>
        <Box>
          {chosen.length === 0 && (
            <Typography color="text.secondary">
              {later.shown === 'missing' && later.search === '' ? texts.allDone : texts.nothing}
            </Typography>
          )}
          {shown.map((text) => (
            <WordFields
              key={text.german}
              german={text.german}
              place={text.count === 0 ? texts.goneHint : placesOf(text)}
              words={{ ...text.words, ...changes.get(text.german) }}
              languages={languages}
              isSuggested={(language) => suggesting.suggested.has(fieldKey(text.german, language))}
              onChange={(language, word) => {
                suggesting.forget(fieldKey(text.german, language));
                setChanges((before) => withWord(before, text.german, language, word));
              }}
            />
          ))}
          {more > 0 && (
            <Button color="inherit" onClick={() => setMost(most + AT_ONCE)}>
              {texts.more(Math.min(more, AT_ONCE))}
            </Button>
          )}
        </Box>
        {changes.size > 0 && (
          <Box sx={BAR}>
            <Button color="inherit" onClick={clear}>
              {texts.discard}
            </Button>
            <Button
              variant="contained"
              loading={saving.isBusy}
              onClick={() => void saving.save(changes).then((isDone) => isDone && clear())}
            >
              {texts.save(changes.size)}
            </Button>
          </Box>
        )}
      </Paper>
      <TableCard all={all} languages={languages} isBusy={saving.isBusy} onSave={saving.save} />
    </>
  );
}

const CARD = { p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 1 };
const BAR = {
  display: 'flex',
  gap: 2,
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
};

function Completeness({ all, language }: { all: readonly OwnText[]; language: Further }) {
  const found = translatedIn(all, language);
  return (
    <Chip
      variant="outlined"
      color={found.done === found.all ? 'success' : 'default'}
      label={`${texts.languages[language]}: ${texts.done(found.done, found.all)}`}
    />
  );
}

interface FilterProps {
  wanted: Wanted;
  onWant: (next: Partial<Wanted>) => void;
}

const SHOWN = Object.entries(texts.filters) as [Shown, string][];

function Filters({ wanted, onWant }: FilterProps) {
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, 1fr)' } }}
    >
      <TextField
        select
        label={texts.show}
        value={wanted.shown}
        onChange={({ target }) => onWant({ shown: target.value as Shown })}
      >
        {SHOWN.map(([name, label]) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={texts.kind}
        value={wanted.list}
        onChange={({ target }) => onWant({ list: target.value })}
        slotProps={EMPTY_IS_A_CHOICE}
      >
        {['', ...WORDED_LISTS, 'config'].map((list) => (
          <MenuItem key={list} value={list}>
            {list === '' ? texts.everywhere : listName(list)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={texts.search}
        type="search"
        value={wanted.search}
        onChange={({ target }) => onWant({ search: target.value })}
      />
    </Box>
  );
}
