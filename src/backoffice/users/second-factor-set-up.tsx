import { Alert, Box, Button, GlobalStyles, Typography, TextField, Link } from '@mui/material';
import { createPortal } from 'react-dom';
import { useNotify } from 'react-admin';
import { type ReactNode, useState, type SubmitEvent } from 'react';
import { saveFile } from '../data/files.ts';
import { factorTexts, factorTexts as texts } from './security-texts.ts';
import type { NewSecondFactor } from '../../lib/contract/people.ts';
import { call, problemsIn } from '../data/call.ts';
import { useMe } from '../data/me.ts';
import { CopyField } from '../forms/inputs.tsx';
import { QrCode } from '../forms/qr-code.tsx';

const codeTexts = factorTexts.codes;
const SHEET = 'recovery-codes-sheet';

/** Only the codes are printed, black on white, whatever is on the screen. */
const PRINTED = {
  '@media screen': { [`.${SHEET}`]: { display: 'none' } },
  '@media print': {
    'html, body': { background: '#fff !important' },
    [`body > :not(.${SHEET})`]: { display: 'none !important' },
    [`.${SHEET}`]: { color: '#000', colorScheme: 'light', fontSize: '14pt' },
    [`.${SHEET} pre`]: { fontSize: '16pt', lineHeight: 1.8 },
  },
} as const;

/** Recovery codes, which are shown this once: to copy, to save, to print. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const notify = useNotify();
  const account = useMe()?.email ?? '';
  const list = codes.join('\n');
  const copy = () =>
    // Without access to the clipboard, people select them.
    void navigator.clipboard?.writeText(list).then(
      () => notify(codeTexts.copied, { type: 'success' }),
      () => {},
    );
  const save = () =>
    saveFile(
      new Blob([`${codeTexts.heading(account)}\n\n${list}\n`], { type: 'text/plain' }),
      codeTexts.file,
    );

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h3">
        {codeTexts.title}
      </Typography>
      <Alert severity="warning">{codeTexts.intro}</Alert>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
          gap: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'monospace',
          fontSize: '1.05rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={copy}>
          {codeTexts.copy}
        </Button>
        <Button variant="outlined" onClick={save}>
          {codeTexts.save}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {codeTexts.print}
        </Button>
      </Box>
      {createPortal(
        <div className={SHEET} aria-hidden="true">
          <GlobalStyles styles={PRINTED} />
          <p>{codeTexts.heading(account)}</p>
          <pre>{list}</pre>
        </div>,
        document.body,
      )}
      <Button variant="contained" onClick={onDone}>
        {texts.done}
      </Button>
    </Box>
  );
}

/**
 * The state of a small form that is sent by a call. `run` makes the call; `failed`: what is said where the API says nothing.
 * `problems` by field; those of no field are in `form`.
 */
export function useCallForm(run: () => Promise<void>, failed: string) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblems({});
    await run().catch((error: unknown) => setProblems(problemsIn(error, failed)));
    setBusy(false);
  };
  return { problems, isBusy, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
}

/** A field of a small form that is sent by a call. `problem`: what the API says of it. */
export function CallField({
  name,
  label,
  value,
  onChange,
  problem,
  hint,
}: {
  name: 'currentPassword' | 'code';
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  hint?: ReactNode;
}) {
  const isPassword = name === 'currentPassword';
  return (
    <TextField
      name={name}
      type={isPassword ? 'password' : 'text'}
      autoComplete={isPassword ? 'current-password' : 'one-time-code'}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{ htmlInput: isPassword ? {} : { autoCapitalize: 'off', maxLength: 40 } }}
      required
      fullWidth
    />
  );
}

/** Sets up a second factor: the password, the QR code with a first code, the recovery codes. `onCancel`: null where there is no way out. */
export function SecondFactorSetUp({
  onDone,
  onCancel,
}: {
  onDone: () => void;
  onCancel: (() => void) | null;
}) {
  const [currentPassword, setPassword] = useState('');
  const [made, setMade] = useState<NewSecondFactor | null>(null);
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const next = async () => {
    if (!made) {
      const body = { currentPassword };
      setMade((await call('post /api/users/me/second-factor', { body }, texts.failed)).data);
    } else {
      const { data } = await call(
        'post /api/users/me/second-factor/confirmation',
        { body: { code } },
        texts.failed,
      );
      setCodes(data.recoveryCodes);
    }
  };

  const { problems, isBusy, onSubmit } = useCallForm(next, texts.failed);

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;

  return (
    <form onSubmit={onSubmit} style={{ display: 'grid', gap: 16 }}>
      {problems['form'] && <Alert severity="error">{problems['form']}</Alert>}
      {made ? (
        <>
          <Typography>{texts.stepScan}</Typography>
          <Box sx={{ justifySelf: 'center', bgcolor: '#fff', p: 1, borderRadius: 1, lineHeight: 0 }}>
            <QrCode text={made.uri} side="200px" label={texts.qr} />
          </Box>
          <Link href={made.uri} sx={{ justifySelf: 'center', py: 1.5 }}>
            {texts.openHere}
          </Link>
          <CopyField
            label={texts.secret}
            value={inGroups(made.secret)}
            copyLabel={texts.copySecret}
            isWrapped
          />
          <CallField
            name="code"
            label={texts.firstCode}
            value={code}
            onChange={setCode}
            problem={problems['code']}
            hint={texts.firstCodeHint}
          />
        </>
      ) : (
        <>
          <Typography>{texts.stepPassword}</Typography>
          <CallField
            name="currentPassword"
            label={texts.password}
            value={currentPassword}
            onChange={setPassword}
            problem={problems['currentPassword']}
          />
        </>
      )}
      <Button type="submit" variant="contained" disabled={isBusy}>
        {made ? texts.confirm : texts.next}
      </Button>
      {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
    </form>
  );
}

/** Four letters at a time are easier to type; apps ignore the blanks. */
const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');
