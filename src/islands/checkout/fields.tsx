import {
  type KeyboardEvent,
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  type ReactNode,
} from 'react';
import type { FieldError } from '../../lib/contract/fields.ts';
import { CloseButton, Sheet, type SheetProps } from '../controls/Sheet.tsx';

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

/** What Enter leads to: fields and buttons that can be seen; of a group of radio buttons only the chosen one. */
function stopsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches('input, select, textarea, button') &&
      !element.matches(':disabled, [tabindex="-1"], [type="radio"]:not(:checked)') &&
      isVisible(element),
  );
}

/**
 * Enter in a field leads to the next one, as on paper: only the button sends the order, and not while the key that led to it is still
 * held. Areas of several lines, lists and buttons keep their own Enter.
 */
export function moveOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  // Events of sheets arrive as well, though they are elsewhere in the document.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  if (!form.contains(target)) return;
  if (target.matches('button') && event.repeat) event.preventDefault();
  if (!target.matches('input')) return;
  event.preventDefault();
  const stops = stopsOf(form);
  const next = stops[stops.indexOf(target) + 1];
  if (!event.repeat) next?.focus();
}

/** The form's errors by field. */
export const FieldErrors = createContext<FieldError[]>([]);

/** The id of a field's input, which the error list links to. */
export const inputId = (field: string) => `feld-${field}`;

/** The attributes that tie an input to its error and hint. */
interface FieldBinding {
  id: string;
  required?: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface Props {
  field: string;
  label: string;
  isRequired?: boolean;
  hint?: string | false;
  children(binding: FieldBinding): ReactNode;
}

export function useFieldError(field: string): string | null {
  return useContext(FieldErrors).find((error) => error.field === field)?.message ?? null;
}

/** A field's error and hint, and the attributes that tie its input to them. */
export function useFieldNotes(field: string, wantedHint: string | false = false) {
  const error = useFieldError(field);
  // A hint equal to the error is shown once.
  const hint = wantedHint !== error && wantedHint;
  const about = useId();
  const attributes = {
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(error || hint ? { 'aria-describedby': about } : {}),
  };
  const notes = (error || hint) && (
    <div id={about}>
      {error && <p className="error">{error}</p>}
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
  return { attributes, notes };
}

/** A labelled input with its hint and error. */
export function Field({ field, label, isRequired = false, hint = false, children }: Props) {
  const { attributes, notes } = useFieldNotes(field, hint);
  return (
    <div className="field">
      <label htmlFor={inputId(field)}>
        {label}
        {isRequired && ' *'}
      </label>
      {children({ id: inputId(field), ...(isRequired ? { required: true as const } : {}), ...attributes })}
      {notes}
    </div>
  );
}

interface ChoiceProps {
  /** The group's. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the choices of a group. */
export function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}

/** Whether one of some fields is wrong. */
export function useHasError(): (...fields: string[]) => boolean {
  const errors = useContext(FieldErrors);
  return (...fields) => errors.some(({ field }) => field !== null && fields.includes(field));
}

interface FoldProps {
  summary: ReactNode;
  /** Whether there is something in it that has to be seen; after that, it stays as the customer leaves it. */
  isOpen?: boolean;
  /** Called when the customer unfolds it. */
  onOpen?: () => void;
  children: ReactNode;
}

/** What few customers need, folded away. */
export function Fold({ summary, isOpen = false, onOpen, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details
      className="fold"
      ref={details}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        {summary}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

/** A titled section of the checkout. */
export function Section({ title, count, children }: { title: string; count?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2>
        <span id={id}>{title}</span>
        {count !== undefined && <span className="count number">{count}</span>}
      </h2>
      {children}
    </section>
  );
}

const PATHS = {
  calendar:
    'M7 3v4M17 3v4M4 9h16M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5z',
  left: 'M14.5 5.5 8 12l6.5 6.5',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z',
} as const;

/** A decorative icon beside text. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface TitledSheetProps extends Omit<SheetProps, 'titleId'> {
  title: string;
  closeLabel: string;
}

/** A sheet with a title and a close button at the top. */
export function TitledSheet({ title, closeLabel, className, onClose, children }: TitledSheetProps) {
  const titleId = useId();
  return (
    <Sheet titleId={titleId} className={`titled ${className}`} onClose={onClose}>
      <div className="sheet">
        <header>
          <h2 id={titleId}>{title}</h2>
          <CloseButton label={closeLabel} />
        </header>
        {children}
      </div>
    </Sheet>
  );
}
