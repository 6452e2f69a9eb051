import { Alert, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Create,
  DeleteButton,
  Edit,
  SaveButton,
  Toolbar,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { resources, type ResourceName } from '../api/texts.ts';

/** The bar under a form. A new entity has nothing to delete. */
export function FormBar({ canDelete = true }: { canDelete?: boolean }) {
  return (
    <Toolbar sx={BAR}>
      <SaveButton />
      {canDelete && <DeleteButton mutationMode="pessimistic" sx={WARNING} />}
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
    <Edit
      mutationMode="pessimistic"
      title={title ?? <RecordTitle />}
      {...(transform ? { transform } : {})}
      sx={WIDE}
    >
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

/** Always in reach: forms are long. */
const BAR = {
  justifyContent: 'space-between',
  gap: 2,
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** What deletes something, readable on the bar in either scheme and tall enough for a finger. */
export const WARNING = ({ palette }: Theme) => ({
  minHeight: 44,
  color: palette.mode === 'dark' ? palette.error.light : palette.error.dark,
});

const WIDE = {
  maxWidth: 1100,
  '& .RaEdit-main, & .RaCreate-main, & .RaEdit-card, & .RaCreate-card': { minWidth: 0 },
  '& .MuiCardContent-root > .MuiStack-root': { rowGap: 1.5 },
};

/** 'Filiale: Altstadt', since nobody knows entries by their numbers. */
function RecordTitle() {
  const resource = useResourceContext();
  const record = useRecordContext();
  const representation = useGetRecordRepresentation(resource)(record);
  const one = resource && resource in resources ? resources[resource as ResourceName].one : '';
  return (
    <span>
      {one}: {representation}
    </span>
  );
}
