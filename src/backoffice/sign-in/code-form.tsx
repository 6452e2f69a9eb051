import { Alert, Button, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { signInTexts } from './texts.ts';

const texts = signInTexts.code;

/** Asks for the code of the second factor, or for a recovery code. `problems`: by field, and `form`. */
export function CodeForm({
  problems,
  isBusy,
  onCode,
  onBack,
  onSwitch,
}: {
  problems: Readonly<Record<string, string>>;
  isBusy: boolean;
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
  /** From codes of the app to recovery codes, or back. */
  onSwitch: () => void;
}) {
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isRecovery]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onCode(code);
  };

  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      {problems['form'] && <Alert severity="error">{problems['form']}</Alert>}
      <Typography>{isRecovery ? texts.recoveryIntro : texts.intro}</Typography>
      <TextField
        key={isRecovery ? 'recovery' : 'app'}
        label={isRecovery ? texts.recovery : texts.code}
        name="code"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        inputRef={field}
        error={problems['code'] !== undefined}
        helperText={problems['code'] ?? (isRecovery ? texts.recoveryHint : texts.hint)}
        slotProps={{
          htmlInput: { inputMode: isRecovery ? 'text' : 'numeric', autoCapitalize: 'off', maxLength: 40 },
        }}
        required
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? signInTexts.signingIn : texts.submit}
      </Button>
      <Button
        onClick={() => {
          setCode('');
          setRecovery(!isRecovery);
          onSwitch();
        }}
      >
        {isRecovery ? texts.useApp : texts.useRecovery}
      </Button>
      <Button onClick={onBack}>{texts.back}</Button>
    </form>
  );
}
