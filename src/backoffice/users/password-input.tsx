import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { required, useInput, ValidationError } from 'react-admin';
import { userTexts as texts } from './texts.ts';

const NEEDED = required();

/** The initial password of an account, with a suggestion. */
export function PasswordInput({ isNew }: { isNew: boolean }) {
  const { field, fieldState, id } = useInput({
    source: 'password',
    defaultValue: '',
    ...(isNew ? { validate: NEEDED } : {}),
  });
  const [isShown, setShown] = useState(false);
  const suggest = () => {
    field.onChange(suggestPassword());
    setShown(true);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap', mb: 2 }}>
      <TextField
        {...field}
        id={id}
        value={field.value ?? ''}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        label={isNew ? texts.firstPassword : texts.newPassword}
        required={isNew}
        error={fieldState.invalid}
        helperText={
          fieldState.error ? (
            <ValidationError error={fieldState.error.message ?? ''} />
          ) : isNew ? (
            texts.passwordHint
          ) : (
            texts.newPasswordHint
          )
        }
        sx={{ flex: '1 1 260px' }}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton aria-label={isShown ? texts.hide : texts.show} onClick={() => setShown(!isShown)}>
                  {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Button variant="outlined" onClick={suggest} sx={{ minHeight: 56 }}>
        {texts.suggest}
      </Button>
    </Box>
  );
}

/** Without characters that look alike on paper. */
const UNAMBIGUOUS_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password that can be read out: 'k7mfp-2xhwq-rt9ya'. */
function suggestPassword(): string {
  const group = () => Array.from(crypto.getRandomValues(new Uint32Array(5)), letterOf).join('');
  return [group(), group(), group()].join('-');
}

const letterOf = (number: number) => UNAMBIGUOUS_LETTERS[number % UNAMBIGUOUS_LETTERS.length] ?? '';
