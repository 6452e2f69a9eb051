import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { BookSettings } from '../../lib/contract/books.ts';
import { PAYMENT_METHODS } from '../../lib/domain/payment-methods.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { useAllProducts } from '../data/lists.ts';
import { LoadError } from '../lists/load-error.tsx';
import { bookTexts as texts } from './texts.ts';

/** Numbers and accounts of the booking batch. */
export function DatevSettings() {
  const { data, error, refetch } = useQuery({
    queryKey: ['books', 'settings'],
    queryFn: async () => (await call('get /api/books/settings')).data,
    staleTime: Infinity,
  });
  const products = useAllProducts();
  if (error || products.error)
    return (
      <LoadError
        error={error ?? products.error}
        onAgain={() => Promise.all([refetch(), products.refetch()])}
      />
    );
  if (!data || !products.data) return null;
  const rates = [
    ...data.revenue.map(({ rate }) => rate),
    ...products.data.flatMap(({ tax, takeawayTax, dineInTax }) => [tax, takeawayTax, dineInTax]),
  ].filter((rate) => rate !== null && rate !== undefined);
  return <Form stored={data} rates={[...new Set(rates)].sort((a, b) => a - b)} />;
}

type Draft = Record<string, string>;

/** The settings as the fields' texts. */
function draftOf({ revenue, money, ...rest }: BookSettings): Draft {
  return {
    consultant: String(rest.consultant ?? ''),
    client: String(rest.client ?? ''),
    accountLength: String(rest.accountLength),
    fiscalMonth: String(rest.fiscalMonth),
    initials: rest.initials,
    refunds: rest.refunds ?? '',
    tips: rest.tips ?? '',
    rounding: rest.rounding ?? '',
    ...Object.fromEntries(revenue.map(({ rate, account }) => [`revenue ${rate}`, account])),
    ...Object.fromEntries(money.map(({ method, account }) => [`money ${method}`, account])),
  };
}

const numberOf = (text = '') => (text.trim() === '' ? null : Number(text));

function settingsOf(draft: Draft, stored: BookSettings, rates: readonly number[]): BookSettings {
  const accountOf = (name: string) => (draft[name] ?? '').trim();
  const keyOf = (rate: number) => stored.revenue.find((it) => it.rate === rate)?.taxKey ?? '';
  return {
    consultant: numberOf(draft['consultant']),
    client: numberOf(draft['client']),
    accountLength: Number(draft['accountLength']),
    fiscalMonth: Number(draft['fiscalMonth']),
    initials: draft['initials'] ?? '',
    refunds: accountOf('refunds') || null,
    tips: accountOf('tips') || null,
    rounding: accountOf('rounding') || null,
    revenue: rates
      .map((rate) => ({ rate, account: accountOf(`revenue ${rate}`), taxKey: keyOf(rate) }))
      .filter(({ account }) => account !== ''),
    money: PAYMENT_METHODS.map((method) => ({ method, account: accountOf(`money ${method}`) })).filter(
      ({ account }) => account !== '',
    ),
  };
}

/** The usual accounts of SKR03, as hints. */
const HINTS: Draft = {
  'revenue 7': '8300',
  'revenue 19': '8400',
  'money cash': '1000',
  'money atm-card': '1360',
};

function Form({ stored, rates }: { stored: BookSettings; rates: readonly number[] }) {
  const [draft, setDraft] = useState(() => draftOf(stored));
  const attempt = useAttempt();
  const fields: [name: string, label: string][] = [
    ...(['consultant', 'client', 'accountLength', 'fiscalMonth', 'initials'] as const).map(
      (name): [string, string] => [name, texts[name]],
    ),
    ...rates.map((rate): [string, string] => [`revenue ${rate}`, texts.revenueAt(rate)]),
    ...PAYMENT_METHODS.map((method): [string, string] => [
      `money ${method}`,
      texts.moneyBy(texts.payments[method]),
    ]),
    ['refunds', texts.refundAccount],
    ['tips', texts.tipsAccount],
    ['rounding', texts.roundingAccount],
  ];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = settingsOf(draft, stored, rates);
    void attempt(() => call('put /api/books/settings', { body }, texts.failed), texts.saved);
  };
  return (
    <Card component="section" aria-label={texts.settings}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {texts.settings}
        </Typography>
        <Typography color="text.secondary">{texts.settingsIntro}</Typography>
        <form onSubmit={submit}>
          <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 2 }}>
            {fields.map(([name, label]) => (
              <TextField
                key={name}
                label={label}
                value={draft[name] ?? ''}
                onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
                placeholder={HINTS[name]}
                autoComplete="off"
                slotProps={{
                  inputLabel: { shrink: true },
                  htmlInput: name === 'initials' ? { maxLength: 2 } : { inputMode: 'numeric', maxLength: 9 },
                }}
                sx={{ width: { xs: '100%', sm: 280 } }}
              />
            ))}
          </Stack>
          <Button type="submit" variant="contained">
            {texts.save}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}
