import { Alert, Box, Button, Checkbox, FormControlLabel, Paper, TextField, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { formatMoney, type Cents } from '../../lib/domain/money.ts';
import { partProblems } from '../../lib/domain/cart-changes.ts';
import { ariaKeys, keysOf } from '../data/shortcuts.ts';
import { takingTexts as texts } from './texts.ts';
import type { Taking } from './use-taking.ts';

const FOOT = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  p: 1.5,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** The note, what it costs, what stands against it, and the button that sends it. */
export function OrderFoot({ taking }: { taking: Taking }) {
  const { draft, change, clear, age, refusal, isSending, lines, send } = taking;
  const anyway = useRef<HTMLButtonElement>(null);
  const { overrides = null } = refusal ?? {};
  // The next key answers the question that has just come up.
  useEffect(() => {
    if (overrides) anyway.current?.focus();
  }, [overrides]);
  const isReady =
    lines.length > 0 &&
    lines.every(({ item }) => item && partProblems(item.product, item.parts).length === 0);
  const problems = [
    ...new Set([...(refusal?.others ?? []), ...Object.values(overrides ? (refusal?.fields ?? {}) : {})]),
  ];
  return (
    <>
      <TextField
        size="small"
        margin="none"
        multiline
        label={texts.note}
        value={draft.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      {age !== null && (
        <FormControlLabel
          label={texts.age(age)}
          control={
            <Checkbox
              checked={draft.ageConfirmed}
              onChange={(_, isChecked) => change({ ageConfirmed: isChecked })}
            />
          }
        />
      )}
      <Paper elevation={3} sx={FOOT}>
        <Sums taking={taking} />
        {problems.length > 0 && (
          <Alert
            severity={overrides ? 'warning' : 'error'}
            action={
              overrides && (
                <Button
                  ref={anyway}
                  color="inherit"
                  variant="outlined"
                  disabled={isSending}
                  onClick={() => void send(overrides)}
                >
                  {texts.anyway}
                </Button>
              )
            }
          >
            {problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </Alert>
        )}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button color="inherit" disabled={lines.length === 0 || isSending} onClick={clear}>
            {texts.clear}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!isReady || isSending}
            aria-keyshortcuts={ariaKeys('send')}
            title={keysOf('send')[0]}
            sx={{ flex: 1, minHeight: 52 }}
          >
            {isSending ? texts.sending : texts.send}
          </Button>
        </Box>
      </Paper>
    </>
  );
}

const SUMS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  '& dd': { m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;

function Sums({ taking: { sum, area, missing, offer } }: { taking: Taking }) {
  const money = (cents: Cents) => formatMoney(cents, offer.config.currency);
  return (
    <>
      <Box component="dl" sx={SUMS}>
        {area && sum.lines.length > 0 && (
          <>
            <dt>{texts.delivery}</dt>
            <dd>{money(sum.deliveryGross)}</dd>
          </>
        )}
        {sum.depositGross > 0 && (
          <>
            <dt>{texts.deposit}</dt>
            <dd>{money(sum.depositGross)}</dd>
          </>
        )}
        <Typography component="dt" sx={{ fontWeight: 700 }}>
          {texts.total}
        </Typography>
        <Typography component="dd" sx={{ fontWeight: 700, fontSize: '1.2rem' }}>
          {sum.isApproximate ? texts.about : ''}
          {money(sum.totalGross)}
        </Typography>
      </Box>
      {missing > 0 && sum.lines.length > 0 && (
        <Typography color="text.secondary">{texts.belowMinimum(money(missing))}</Typography>
      )}
    </>
  );
}
