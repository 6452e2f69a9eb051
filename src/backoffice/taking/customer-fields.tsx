import { Box, Paper, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { dayByName, dayOf, formatDay, formatTime } from '../../lib/domain/dates.ts';
import { isLocated } from '../../lib/domain/delivery-place.ts';
import { TAKING_WAYS } from '../../lib/domain/order-mode.ts';
import { filterPhoneInput, phoneCountry, toE164 } from '../../lib/domain/phone.ts';
import { call } from '../data/call.ts';
import { useModeNames } from '../data/mode-names.ts';
import { paymentNames } from '../orders/texts.ts';
import type { TakingDraft } from './draft.ts';
import { AreaSearch } from './area-search.tsx';
import { CUSTOMERS } from './offer.ts';
import { takingTexts as texts } from './texts.ts';
import type { Taking } from './use-taking.ts';

const CARD = { p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' };

/** Who orders, how it reaches them, when, and how they pay. */
export function CustomerFields({ taking }: { taking: Taking }) {
  const { draft, change, mode, modes, methods, paymentMethod, asked } = taking;
  const known = useKnownCustomer(taking);
  const modeNames = useModeNames();
  return (
    <Paper variant="outlined" component="section" aria-label={texts.customer} sx={CARD}>
      <Choice
        label={texts.how}
        value={draft.how}
        choices={TAKING_WAYS.map((way) => [way, texts.ways[way]])}
        onChoose={(how) => change({ how })}
      />
      <Field
        taking={taking}
        name="phone"
        type="tel"
        isAsked={draft.how === 'phone' || asked.phone}
        read={filterPhoneInput}
      />
      <Field taking={taking} name="name" isAsked={asked.name} hint={known} />
      <Choice
        label={texts.mode}
        value={mode}
        choices={modes.map((one) => [one, modeNames[one]])}
        onChoose={(chosen) => change({ mode: chosen })}
      />
      {mode === 'delivery' && <Address taking={taking} />}
      {mode === 'dineIn' && <Table taking={taking} />}
      <Time taking={taking} />
      <Choice
        label={texts.payment}
        value={paymentMethod}
        choices={methods.map((one) => [one, paymentNames[one]])}
        onChoose={(chosen) => change({ paymentMethod: chosen })}
      />
      <Field taking={taking} name="email" type="email" hint={texts.emailHint} />
    </Paper>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  choices: readonly (readonly [T, ReactNode])[];
  onChoose: (value: T) => void;
}

/** One of a few, all of them in sight. */
function Choice<T extends string>({ label, value, choices, onChoose }: ChoiceProps<T>) {
  if (choices.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: T | null) => chosen !== null && onChoose(chosen)}
    >
      {choices.map(([one, name]) => (
        <ToggleButton key={one} value={one} sx={{ minHeight: 44, lineHeight: 1.2, px: 0.5 }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

type TextName = 'phone' | 'name' | 'email' | 'city' | 'street' | 'floor' | 'stairway' | 'door';

interface FieldProps {
  taking: Taking;
  name: TextName;
  type?: string;
  /** Enter leads here while it is empty. */
  isAsked?: boolean;
  hint?: string | null;
  read?: (typed: string) => string;
}

function Field({ taking, name, type = 'text', isAsked = false, hint, read = (typed) => typed }: FieldProps) {
  const problem = taking.refusal?.fields[name];
  return (
    <TextField
      size="small"
      margin="none"
      fullWidth
      name={name}
      type={type}
      label={texts[name]}
      // The person's own data would be offered.
      autoComplete="off"
      value={taking.draft[name]}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => taking.change({ [name]: read(target.value) })}
      slotProps={{ htmlInput: isAsked ? { 'data-asked': '' } : {} }}
    />
  );
}

function Address({ taking }: { taking: Taking }) {
  const { draft, change, offer, refusal } = taking;
  const problem = refusal?.fields['city'];
  const isByAddress = isLocated(offer.branch);
  return (
    <>
      {isByAddress && (
        <>
          <Field taking={taking} name="street" isAsked />
          <Field taking={taking} name="city" isAsked />
          <AreaSearch taking={taking} />
        </>
      )}
      <TextField
        select
        size="small"
        margin="none"
        label={texts.area}
        value={draft.area}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => change({ area: target.value })}
        slotProps={{ ...NATIVE, htmlInput: { 'data-asked': '' } }}
      >
        <option value="">{texts.choose}</option>
        {offer.branch.deliveryAreas.map(({ area }) => (
          <option key={area} value={area}>
            {area}
          </option>
        ))}
      </TextField>
      {!isByAddress && <Field taking={taking} name="street" isAsked />}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        <Field taking={taking} name="floor" />
        <Field taking={taking} name="stairway" />
        <Field taking={taking} name="door" />
      </Box>
    </>
  );
}

/** The browser's own list: its entries are found by typing, and on phones it is the one that people know. */
const NATIVE = { select: { native: true }, inputLabel: { shrink: true } };

function Table({ taking: { draft, change, offer, refusal, asked } }: { taking: Taking }) {
  const problem = refusal?.fields['table'];
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={texts.table}
      value={draft.table ?? ''}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => change({ table: target.value === '' ? null : Number(target.value) })}
      slotProps={asked.table ? { ...NATIVE, htmlInput: { 'data-asked': '' } } : NATIVE}
    >
      <option value="">{asked.table ? '' : texts.noTable}</option>
      {offer.tables.map(({ id, identifier }) => (
        <option key={id} value={id}>
          {identifier}
        </option>
      ))}
    </TextField>
  );
}

/** The earliest time is chosen; another one takes a day and a time of that day. */
function Time({ taking: { draft, change, offer, times, refusal } }: { taking: Taking }) {
  const { timezone } = offer.config;
  const at = draft.appointmentDate === null ? null : Date.parse(draft.appointmentDate);
  const day =
    at === null ? '' : (times.days.find((one) => times.timesOf(one).includes(at)) ?? dayOf(at, timezone));
  const problem = refusal?.fields['appointmentDate'];
  const choose = (instant: number | undefined) =>
    change({ appointmentDate: instant === undefined ? null : new Date(instant).toISOString() });
  const earliest = times.earliest === null ? null : dayAndTime(times.earliest, timezone, times.today);
  const hint = times.isNow || earliest !== null ? null : texts.noTimes;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: at === null ? '1fr' : '3fr 2fr' }}>
      <TextField
        select
        size="small"
        margin="none"
        label={texts.day}
        value={day}
        error={problem !== undefined}
        helperText={problem ?? (at === null ? hint : null)}
        onChange={({ target }) => choose(target.value === '' ? undefined : times.timesOf(target.value)[0])}
        slotProps={NATIVE}
      >
        <option value="">{times.isNow || earliest === null ? texts.asap : texts.earliest(earliest)}</option>
        {[...new Set(day === '' ? times.days : [...times.days, day])].sort().map((one) => (
          <option key={one} value={one}>
            {dayByName(one, times.today)}
          </option>
        ))}
      </TextField>
      {at !== null && (
        <TextField
          select
          size="small"
          margin="none"
          label={texts.time}
          value={at}
          onChange={({ target }) => choose(Number(target.value))}
          slotProps={NATIVE}
        >
          {[...new Set([...times.timesOf(day), at])]
            .sort((a, b) => a - b)
            .map((one) => (
              <option key={one} value={one}>
                {formatTime(one, timezone)}
              </option>
            ))}
        </TextField>
      )}
    </Box>
  );
}

function dayAndTime(instant: number, zone: string, today: string): string {
  const day = dayOf(instant, zone);
  return `${day === today ? '' : `${dayByName(day, today)}, `}${formatTime(instant, zone)}`;
}

/** Shorter numbers fit too many people. */
const SEARCHED = 10;

/** Finds a caller's name and address in earlier orders of their number, where the shop still keeps them; what was found is said. */
function useKnownCustomer({ draft, change, offer }: Taking): string | null {
  const { branch, config } = offer;
  const phone = toE164(draft.phone, phoneCountry(config, branch));
  const { data } = useQuery({
    queryKey: [...CUSTOMERS, phone],
    queryFn: async () => {
      const query = { filter: JSON.stringify({ q: phone }), range: JSON.stringify([0, SEARCHED - 1]) };
      const { data: orders } = await call('get /api/orders', { query }, texts.loadFailed);
      return orders.find((one) => one.phone === phone && one.name !== '') ?? null;
    },
    enabled: phone !== null,
    staleTime: 60_000,
  });
  const filled = useRef<{ name: string } | null>(null);
  useEffect(() => {
    if (!data) return;
    change((now): Partial<TakingDraft> => {
      const isFree = now.name === '' || now.name === filled.current?.name;
      if (!isFree || now.name === data.name) return {};
      filled.current = { name: data.name };
      const { name, street, floor, stairway, door } = data;
      const isServed = branch.deliveryAreas.some(({ area }) => area === data.city);
      if (isLocated(branch)) return { name, city: data.city, street, floor, stairway, door };
      return { name, ...(isServed ? { area: data.city, street, floor, stairway, door } : {}) };
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per customer who is found
  }, [data]);
  if (!data || draft.name !== data.name) return null;
  return texts.known(formatDay(dayOf(Date.parse(data.createdAt), config.timezone)));
}
