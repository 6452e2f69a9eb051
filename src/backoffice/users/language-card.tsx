import { Card, CardContent, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { User } from '../../lib/contract/people.ts';
import { LANGUAGE_NAMES, STAFF_LANGUAGES, type StaffLanguage } from '../../lib/domain/languages.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { deviceLanguage, isOutdated, setDeviceLanguage } from '../data/language.ts';
import { rememberChanged, startAgain } from '../data/me.ts';
import { EMPTY_IS_A_CHOICE } from '../forms/field-values.ts';
import { languageTexts as texts } from './texts.ts';

type Choice = StaffLanguage | '';

/** The person's language, and the device's: either applies at once. */
export function LanguageCard({ me }: { me: User }) {
  const attempt = useAttempt();
  const [mine, setMine] = useState<Choice>(me.language);
  const [here, setHere] = useState(deviceLanguage);
  const change = async (language: Choice) => {
    setMine(language);
    const isSaved = await attempt(async () => {
      const { data } = await call('put /api/users/me', { body: { language } }, texts.failed);
      rememberChanged(data);
    });
    if (!isSaved) setMine(mine);
  };
  const changeHere = (language: Choice) => {
    setHere(language);
    setDeviceLanguage(language);
    if (isOutdated()) void startAgain();
  };
  return (
    <Card sx={{ maxWidth: 560, mt: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {texts.title}
        </Typography>
        <Languages
          label={texts.mine}
          none={texts.asBrowser}
          value={mine}
          onChange={(it) => void change(it)}
        />
        <Languages
          label={texts.here}
          none={texts.asPerson}
          hint={texts.hereHint}
          value={here}
          onChange={changeHere}
        />
        <Typography variant="body2" color="text.secondary">
          {texts.parts}
        </Typography>
      </CardContent>
    </Card>
  );
}

/** The languages by their own names. `none`: what '' says. */
function Languages({
  label,
  none,
  hint,
  value,
  onChange,
}: {
  label: string;
  none: string;
  hint?: string;
  value: Choice;
  onChange: (language: Choice) => void;
}) {
  return (
    <TextField
      select
      label={label}
      helperText={hint}
      value={value}
      onChange={({ target }) => onChange(target.value as Choice)}
      slotProps={EMPTY_IS_A_CHOICE}
      fullWidth
    >
      <MenuItem value="">{none}</MenuItem>
      {STAFF_LANGUAGES.map((language) => (
        <MenuItem key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </MenuItem>
      ))}
    </TextField>
  );
}
