import type { ReactNode } from 'react';
import { SimpleForm } from 'react-admin';
import { FORM, FormBar, FormProblem } from './screens.tsx';

/** The fields of an entity below each other, its bar, and what is wrong with all of it. Nobody leaves it by mistake. */
export function EntityForm({
  isNew,
  defaultValues,
  children,
}: {
  isNew: boolean;
  /** What a new one starts with. */
  defaultValues?: object;
  children: ReactNode;
}) {
  return (
    <SimpleForm
      toolbar={<FormBar canDelete={!isNew} />}
      {...FORM}
      {...(isNew && defaultValues ? { defaultValues } : {})}
    >
      <FormProblem />
      {children}
    </SimpleForm>
  );
}
