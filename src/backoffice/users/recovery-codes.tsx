import { Alert, Box, Button, GlobalStyles, Typography } from '@mui/material';
import { createPortal } from 'react-dom';
import { useNotify } from 'react-admin';
import { saveFile } from '../data/save-file.ts';
import { factorTexts } from './security-texts.ts';

const texts = factorTexts.codes;
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

/** Recovery codes, which are shown this once: to copy, to save, to print. `account`: whose they are. */
export function RecoveryCodes({ codes, account }: { codes: readonly string[]; account: string }) {
  const notify = useNotify();
  const list = codes.join('\n');
  const copy = () =>
    // Without access to the clipboard, people select them.
    void navigator.clipboard?.writeText(list).then(
      () => notify(texts.copied, { type: 'success' }),
      () => {},
    );
  const save = () =>
    saveFile(new Blob([`${texts.heading(account)}\n\n${list}\n`], { type: 'text/plain' }), texts.file);

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h3">
        {texts.title}
      </Typography>
      <Alert severity="warning">{texts.intro}</Alert>
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
          {texts.copy}
        </Button>
        <Button variant="outlined" onClick={save}>
          {texts.save}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </Box>
      {createPortal(
        <div className={SHEET} aria-hidden="true">
          <GlobalStyles styles={PRINTED} />
          <p>{texts.heading(account)}</p>
          <pre>{list}</pre>
        </div>,
        document.body,
      )}
    </Box>
  );
}
