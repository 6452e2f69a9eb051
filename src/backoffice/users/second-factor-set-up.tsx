import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import type { NewSecondFactor } from '../../lib/contract/people.ts';
import { call, problemsIn } from '../data/call.ts';
import { useMe } from '../data/me.ts';
import { CopyField } from '../forms/inputs.tsx';
import { QrCode } from '../forms/qr-code.tsx';
import { CallField } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { factorTexts as texts } from './security-texts.ts';

/** Sets up a second factor: the password, the QR code with a first code, the recovery codes. `onCancel`: null where there is no way out. */
export function SecondFactorSetUp({
  onDone,
  onCancel,
}: {
  onDone: () => void;
  onCancel: (() => void) | null;
}) {
  const account = useMe()?.email ?? '';
  const [currentPassword, setPassword] = useState('');
  const [made, setMade] = useState<NewSecondFactor | null>(null);
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);

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

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblems({});
    await next().catch((error: unknown) => setProblems(problemsIn(error, texts.failed)));
    setBusy(false);
  };

  if (codes)
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RecoveryCodes codes={codes} account={account} />
        <Button variant="contained" onClick={onDone}>
          {texts.done}
        </Button>
      </Box>
    );

  return (
    <form onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 16 }}>
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
