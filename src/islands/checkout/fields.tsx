import { createContext, useContext, useId, type ReactNode } from 'react';
import type { FieldError } from '../../lib/contract/errors.ts';

/** What is wrong with the form, for its fields to show. */
export const FieldErrors = createContext<FieldError[]>([]);

/** The id that a field's input has, so that the list of errors can lead there. */
export const inputId = (field: string) => `feld-${field}`;

/** What an input needs to be tied to its error and hint. */
export interface FieldBinding {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface Props {
  field: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  children(binding: FieldBinding): ReactNode;
}

export function useFieldError(field: string): string | null {
  return useContext(FieldErrors).find((error) => error.field === field)?.message ?? null;
}

/** A labelled input with its hint and its error tied to it. */
export function Field({ field, label, isRequired = false, hint, children }: Props) {
  const error = useFieldError(field);
  const about = useId();
  const described = error || hint ? { 'aria-describedby': about } : {};
  return (
    <div className="field">
      <label htmlFor={inputId(field)}>
        {label}
        {isRequired && ' *'}
      </label>
      {children({ id: inputId(field), ...(error ? { 'aria-invalid': true as const } : {}), ...described })}
      {(error || hint) && (
        <p id={about} className={error ? 'error' : 'hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** A titled part of the checkout. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
