import { createContext, useContext, useId, type ReactNode } from 'react';
import type { FieldError } from '../../lib/contract/fields.ts';

/** What is wrong with the form, for its fields to show. */
export const FieldErrors = createContext<FieldError[]>([]);

/** The id that a field's input has, so that the list of errors can lead there. */
export const inputId = (field: string) => `feld-${field}`;

/** What an input needs to be tied to its error and hint. */
export interface FieldBinding {
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

/** What a field says below its input, and the attributes that tie it to that. */
export function useFieldNotes(field: string, wantedHint: string | false = false) {
  const error = useFieldError(field);
  // Nothing is said twice.
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

/** A labelled input with its hint and its error tied to it. */
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

/** A titled part of the checkout. */
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
