import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import { textsOf, WORDED_LISTS, type OwnText, type WordedList } from '../../lib/contract/own-words.ts';
import { fieldName, useFurther, useOwnTexts, type Further } from './own-words.ts';
import { useSaveWords, withWord, type Changes } from './save-words.ts';
import { translationTexts as texts } from './texts.ts';
import { WordFields } from './word-fields.tsx';

const listOf = (resource: string | undefined): WordedList | undefined =>
  WORDED_LISTS.find((list) => list === resource || (list === 'optionGroups' && resource === 'option-groups'));

/** Below the form of an entity: its texts in the languages of the shop. Nothing for a shop that is German only. */
export function RecordTranslations() {
  const list = listOf(useResourceContext());
  const record = useRecordContext();
  const { canAccess } = useCanAccess({ resource: 'translations', action: 'list' });
  if (!list || !record || !canAccess) return null;
  return <Translations own={textsOf(list, record as never)} />;
}

const NO_CHANGES: Changes = new Map();

/** Texts of a form with their translations, folded: what is missing is said before it is opened. */
export function Translations({ own }: { own: readonly OwnText[] }) {
  const languages = useFurther() ?? [];
  const { data } = useOwnTexts(languages.length > 0);
  const [changes, setChanges] = useState<Changes>(NO_CHANGES);
  const { isBusy, save } = useSaveWords();
  if (languages.length === 0 || own.length === 0) return null;
  const wordsOf = new Map(data?.map(({ german, words }) => [german, words]));
  const unique = [...new Map(own.map((one) => [one.text, one])).values()];
  const isMissing = ({ text }: OwnText, language: Further) => !wordsOf.get(text)?.[language];
  const missing = unique.filter((one) => languages.some((language) => isMissing(one, language))).length;
  return (
    <Accordion variant="outlined" disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {texts.inForm}
          {data && ` (${texts.missing(missing)})`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography color="text.secondary">{texts.savedFirst}</Typography>
        {unique.map(({ text, field }) => (
          <WordFields
            key={text}
            german={text}
            place={fieldName(field)}
            words={{ ...wordsOf.get(text), ...changes.get(text) }}
            languages={languages}
            onChange={(language, word) => setChanges((before) => withWord(before, text, language, word))}
          />
        ))}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: 1 }}>
          <Button
            variant="outlined"
            loading={isBusy}
            disabled={changes.size === 0}
            onClick={() => void save(changes).then((isDone) => isDone && setChanges(NO_CHANGES))}
          >
            {texts.saveForm}
          </Button>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
