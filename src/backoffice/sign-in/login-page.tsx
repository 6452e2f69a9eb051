import { Alert, Box, Button, TextField, Typography, Link } from '@mui/material';
import { useEffect, useRef, useState, type SubmitEvent, useEffectEvent } from 'react';
import { useLogin } from 'react-admin';
import { LANGUAGE_NAMES, STAFF_LANGUAGES } from '../../lib/domain/languages.ts';
import { chooseLanguage, PAGE_LANGUAGE } from '../data/language.ts';
import { signInTexts, signInTexts as texts } from './texts.ts';
import { useAddresses } from '../data/config.ts';
import { call, CallFailed, problemsIn } from '../data/call.ts';
import { hasExpired } from '../data/me.ts';
import { CodeNeeded, type Credentials, tokenIn } from './auth-provider.ts';
import { SignInCard } from './card.tsx';

const codeTexts = signInTexts.code;

/** Asks for the code of the second factor, or for a recovery code. `problems`: by field, and `form`. */
function CodeForm({
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
      <Typography>{isRecovery ? codeTexts.recoveryIntro : codeTexts.intro}</Typography>
      <TextField
        key={isRecovery ? 'recovery' : 'app'}
        label={isRecovery ? codeTexts.recovery : codeTexts.code}
        name="code"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        inputRef={field}
        error={problems['code'] !== undefined}
        helperText={problems['code'] ?? (isRecovery ? codeTexts.recoveryHint : codeTexts.hint)}
        slotProps={{
          htmlInput: { inputMode: isRecovery ? 'text' : 'numeric', autoCapitalize: 'off', maxLength: 40 },
        }}
        required
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? signInTexts.signingIn : codeTexts.submit}
      </Button>
      <Button
        onClick={() => {
          setCode('');
          setRecovery(!isRecovery);
          onSwitch();
        }}
      >
        {isRecovery ? codeTexts.useApp : codeTexts.useRecovery}
      </Button>
      <Button onClick={onBack}>{codeTexts.back}</Button>
    </form>
  );
}

/** The other languages of the office, by their own names. */
function Languages() {
  return (
    <Box component="nav" aria-label={texts.language} sx={{ display: 'flex', justifyContent: 'center' }}>
      {STAFF_LANGUAGES.map((language) => (
        <Button
          key={language}
          lang={language}
          aria-current={language === PAGE_LANGUAGE ? 'true' : undefined}
          disabled={language === PAGE_LANGUAGE}
          sx={{ minHeight: 44 }}
          onClick={() => {
            chooseLanguage(language);
            location.reload();
          }}
        >
          {LANGUAGE_NAMES[language]}
        </Button>
      ))}
    </Box>
  );
}

type Said = { severity: 'error' | 'success' | 'info'; message: string } | null;

const messageOf = (error: unknown) => (error instanceof CallFailed ? error.message : texts.failed);

/** Signs in by password or by a login link (SPEC sections 6 and 8). */
export function LoginPage() {
  const login = useLogin();
  const { site } = useAddresses();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [said, say] = useState<Said>(() =>
    hasExpired() ? { severity: 'info', message: texts.cutOff } : null,
  );
  const [isBusy, setBusy] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [codeProblems, setCodeProblems] = useState<Record<string, string>>({});

  const enter = async (credentials: Credentials) => {
    setBusy(true);
    say(null);
    await login(credentials).catch((error: unknown) => {
      if (error instanceof CodeNeeded) setChallenge(error.challenge);
      else say({ severity: 'error', message: messageOf(error) });
    });
    setBusy(false);
  };

  const leaveCode = () => {
    setChallenge(null);
    setCodeProblems({});
    setPassword('');
  };

  const enterCode = async (code: string) => {
    if (challenge === null) return;
    setBusy(true);
    setCodeProblems({});
    await login({ challenge, code }).catch((error: unknown) => {
      if (!(error instanceof CallFailed && error.status === 401))
        return setCodeProblems(problemsIn(error, texts.failed));
      // The sign-in is over, so it begins again.
      leaveCode();
      say({ severity: 'error', message: error.message });
    });
    setBusy(false);
  };

  const redeem = useEffectEvent(() => {
    const token = tokenIn(location.hash);
    if (token === null) return;
    // A login link works once.
    history.replaceState(history.state, '', location.pathname);
    void enter({ token });
  });
  useEffect(() => {
    // Effects must not set state synchronously.
    queueMicrotask(() => redeem());
    // A link opened on this page changes only the fragment.
    const opened = () => redeem();
    addEventListener('hashchange', opened);
    return () => removeEventListener('hashchange', opened);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void enter({ email, password });
  };

  const sendLink = async () => {
    if (email.trim() === '') return say({ severity: 'error', message: texts.linkNeedsEmail });
    setBusy(true);
    await call('post /api/sessions/link', { body: { email } }, texts.failed).then(
      () => say({ severity: 'success', message: texts.linkSent }),
      (error: unknown) => say({ severity: 'error', message: messageOf(error) }),
    );
    setBusy(false);
  };

  if (challenge !== null)
    return (
      <SignInCard title={texts.code.title} intro={texts.intro}>
        <CodeForm
          problems={codeProblems}
          isBusy={isBusy}
          onCode={enterCode}
          onBack={leaveCode}
          onSwitch={() => setCodeProblems({})}
        />
      </SignInCard>
    );

  return (
    <SignInCard title={texts.title} intro={texts.intro}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        {said && <Alert severity={said.severity}>{said.message}</Alert>}
        <TextField
          label={texts.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          required
          fullWidth
        />
        <TextField
          label={texts.password}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          required
          fullWidth
        />
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {isBusy ? texts.signingIn : texts.signIn}
        </Button>
        <Button type="button" onClick={() => void sendLink()} disabled={isBusy}>
          {texts.sendLink}
        </Button>
      </form>
      <Link
        href={`${site}/`}
        sx={{ justifySelf: 'center', display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1 }}
      >
        {texts.toShop}
      </Link>
      <Languages />
    </SignInCard>
  );
}
