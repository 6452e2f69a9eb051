import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { Box, IconButton, InputAdornment, Popover, TextField, type TextFieldProps } from '@mui/material';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { formatDay, type Day } from '../../lib/domain/dates.ts';
import { dayIn, timeIn } from './field-values.ts';
import { formTexts as texts } from './texts.ts';

const DayCalendar = lazy(() => import('./day-calendar.tsx').then((it) => ({ default: it.DayCalendar })));

/** The calendar's size, kept while it loads. */
const ROOM = { width: 320, minHeight: 336 };

/** What a field for days and one for times have in common. */
interface CommonProps extends Pick<
  TextFieldProps,
  'size' | 'margin' | 'fullWidth' | 'sx' | 'disabled' | 'error'
> {
  /** '' for none. */
  value: string;
  /** Called with '' while the text means nothing. */
  onChange: (value: string) => void;
  /** Shown as an error below the field. */
  problem?: string | undefined;
  hint?: string | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Its `validity` says whether the text can be read, or is empty. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

interface Reading {
  /** The value of a text; undefined if it has none. */
  read: (text: string) => string | undefined;
  /** The text of a value. */
  show: (value: string) => string;
  /** Said of a text without a value once the field is left. */
  unclear: string;
}

/** A text field whose value is read from what is typed. Typing does not reformat it, leaving it does. */
function useTyped(
  { value, onChange, problem, hint, error = false, inputRef }: CommonProps,
  { read, show, unclear }: Reading,
) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(show(value));
  const [isTyping, setTyping] = useState(false);
  if (value !== known) {
    setKnown(value);
    setTyped(show(value));
  }
  const isUnclear = typed.trim() !== '' && read(typed) === undefined;
  useEffect(() => input.current?.setCustomValidity(isUnclear ? unclear : ''), [input, isUnclear, unclear]);

  const take = (text: string) => {
    const next = read(text) ?? '';
    setTyped(text);
    setKnown(next);
    if (next !== value) onChange(next);
  };
  const told = problem ?? (isUnclear && !isTyping ? unclear : undefined);
  const field = {
    value: typed,
    inputRef: input,
    error: error || told !== undefined,
    helperText: told ?? hint,
    onFocus: () => setTyping(true),
    onBlur: () => {
      setTyping(false);
      const meant = read(typed);
      if (meant !== undefined) setTyped(show(meant));
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => take(target.value),
  };
  return { field, take };
}

const DAY: Reading = {
  read: dayIn,
  show: (day) => (day === '' ? '' : formatDay(day)),
  unclear: texts.dayUnclear,
};
const TIME: Reading = { read: timeIn, show: (time) => time, unclear: texts.timeUnclear };

const TYPED = { inputMode: 'numeric', autoComplete: 'off' } as const;

interface DayProps extends CommonProps {
  label: string;
  min?: Day | undefined;
}

/** A day, typed and shown as TT.MM.JJJJ whatever the browser's language, or chosen from a calendar. */
export function DayField({ label, min, ...props }: DayProps) {
  const { value, onChange: _change, problem: _problem, hint: _hint, inputRef: _ref, ...rest } = props;
  const { field, take } = useTyped(props, DAY);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <TextField
        {...rest}
        {...field}
        label={label}
        placeholder={texts.dayFormat}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: TYPED,
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={texts.calendar}
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) => setAnchor(currentTarget)}
                >
                  <CalendarIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          <Suspense fallback={<Box sx={ROOM} />}>
            <DayCalendar
              value={value}
              min={min}
              onChoose={(day) => {
                take(formatDay(day));
                setAnchor(null);
              }}
            />
          </Suspense>
        </Popover>
      )}
    </>
  );
}

/** A time of the clock, typed and shown as HH:MM whatever the browser's language. Named by its label or by `name`. */
export function ClockField({ label, name, ...props }: CommonProps & { label?: string; name?: string }) {
  const { value: _value, onChange: _change, problem: _problem, hint: _hint, inputRef: _ref, ...rest } = props;
  const { field } = useTyped(props, TIME);
  return (
    <TextField
      {...rest}
      {...field}
      label={label}
      placeholder={texts.timeFormat}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { ...TYPED, 'aria-label': name } }}
    />
  );
}

/** The value is 'YYYY-MM-DDTHH:mm', or ''. */
interface MomentProps extends Omit<CommonProps, 'sx' | 'fullWidth' | 'margin'> {
  label: string;
  sx?: object;
}

const MIDNIGHT = '00:00';

/** A day with a time of the clock; midnight unless another time is set. */
export function MomentField({ value, onChange, sx = {}, ...rest }: MomentProps) {
  const [day, time] =
    value === '' ? (['', ''] as const) : ([value.slice(0, 10), value.slice(11, 16)] as const);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', ...sx }}>
      <DayField
        {...rest}
        margin="none"
        value={day}
        onChange={(chosen) => onChange(chosen === '' ? '' : `${chosen}T${time || MIDNIGHT}`)}
        sx={{ flex: '1 1 176px' }}
      />
      <ClockField
        {...(rest.size ? { size: rest.size } : {})}
        margin="none"
        label={texts.clock}
        value={time}
        disabled={day === ''}
        onChange={(chosen) => onChange(`${day}T${chosen || MIDNIGHT}`)}
        sx={{ flex: '1 0 96px' }}
      />
    </Box>
  );
}
