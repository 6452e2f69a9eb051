import { Box, Button, TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useAttempt } from '../data/attempt.ts';
import { readSettings, writeSettings } from '../data/config.ts';
import { texts } from './texts.ts';

const words = texts.name;

/** Asks for the shop's name. */
export function NameChoice({ name, onSaved }: { name: string; onSaved: () => void }) {
  const [typed, setTyped] = useState(name);
  const [isSaving, setSaving] = useState(false);
  const attempt = useAttempt();
  const shopName = typed.trim();

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaving(true);
    const isSaved = await attempt(async () => writeSettings(await readSettings(), { shopName }), words.saved);
    setSaving(false);
    if (isSaved) onSaved();
  }

  return (
    <Box
      component="form"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void save(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'center' }}
    >
      <TextField
        label={words.label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ flex: '1 1 200px' }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={isSaving}
        disabled={shopName === '' || shopName === name}
      >
        {words.save}
      </Button>
    </Box>
  );
}
