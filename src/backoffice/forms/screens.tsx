import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { Create, DeleteButton, Edit, SaveButton, Toolbar, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** The bar under a form. A new entity has nothing to delete. */
export function FormBar({ canDelete = true }: { canDelete?: boolean }) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between', gap: 2 }}>
      <SaveButton />
      {canDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}

/** What is wrong with a form as a whole. */
export function FormProblem() {
  const { errors } = useFormState();
  const root = errors.root?.['serverError'] as unknown;
  const message = typeof root === 'string' ? root : errors.root?.message;
  return message ? (
    <Alert severity="error" sx={{ width: '100%', mb: 2 }}>
      {message}
    </Alert>
  ) : null;
}

/** Changes one entity. Nothing counts before the API has said so, and what was typed in stays if it says no. */
export function EditScreen({
  children,
  title,
  transform,
}: {
  children: ReactNode;
  title?: ReactNode;
  transform?: (data: RaRecord) => RaRecord;
}) {
  return (
    <Edit mutationMode="pessimistic" title={title} {...(transform ? { transform } : {})} sx={WIDE}>
      {children}
    </Edit>
  );
}

/** Makes an entity, and goes back to the list. */
export function CreateScreen({
  children,
  redirect = 'list',
  title,
}: {
  children: ReactNode;
  redirect?: 'list' | 'edit';
  title?: ReactNode;
}) {
  return (
    <Create redirect={redirect} title={title} sx={WIDE}>
      {children}
    </Create>
  );
}

const WIDE = { maxWidth: 1100 };
