import { Alert, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Create,
  DeleteButton,
  Edit,
  SaveButton,
  TabbedFormTabs,
  Toolbar,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { resources, type ResourceName } from '../api/texts.ts';
import { useKeptInput } from './restored-state.ts';
import { LeaveQuestion } from './unsaved-changes.ts';

/**
 * What all forms have in common: nobody leaves them by mistake, and what is wrong is said by the form itself. A browser that checks a
 * field which stands on another tab would hold the form back without a word.
 */
export const FORM = {
  warnWhenUnsavedChanges: true,
  WarnWhenUnsavedChangesComponent: LeaveQuestion,
  noValidate: true,
  // Whether a form that does not hold is told of goes by the count of its saves: begun anew with what was saved, it would be silent.
  resetOptions: { keepSubmitCount: true },
} as const;

/** The bar under a form. A new entity has nothing to delete. */
export function FormBar({ canDelete = true }: { canDelete?: boolean }) {
  useKeptInput();
  const { clearErrors } = useFormContext();
  const { errors } = useFormState();
  return (
    <Toolbar sx={BAR}>
      {/* What the API has said of a list as a whole would stay, and keep the form from ever being sent again. */}
      <SaveButton onClick={() => clearErrors(Object.keys(errors))} />
      {canDelete && <DeleteFromForm />}
    </Toolbar>
  );
}

function DeleteFromForm() {
  const { getValues, resetDefaultValues } = useFormContext();
  return (
    <DeleteButton
      mutationMode="pessimistic"
      // What was typed about it is gone with it: nobody is asked.
      redirect={(resource = '') => {
        resetDefaultValues(getValues());
        return `/${resource}`;
      }}
      sx={WARNING}
    />
  );
}

/** The subjects of a large form. Where all of them fit, there are no arrows to scroll by. */
export const FORM_TABS = (
  <TabbedFormTabs
    variant="scrollable"
    scrollButtons="auto"
    allowScrollButtonsMobile
    sx={{ '@media (min-width: 760px)': { '& .MuiTabs-scrollButtons': { display: 'none' } } }}
  />
);

/** What is wrong with a form as a whole. */
export function FormProblem() {
  const { errors } = useFormState();
  const message = errors.root?.['serverError']?.message;
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
  isWide = false,
}: {
  children: ReactNode;
  title?: ReactNode;
  transform?: (data: RaRecord) => RaRecord;
  isWide?: boolean;
}) {
  return (
    <Edit
      mutationMode="pessimistic"
      title={title ?? <RecordTitle />}
      {...(transform ? { transform } : {})}
      sx={isWide ? WIDE : NARROW}
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
  isWide = false,
}: {
  children: ReactNode;
  redirect?: 'list' | 'edit';
  title?: ReactNode;
  isWide?: boolean;
}) {
  return (
    <Create redirect={redirect} title={title} sx={isWide ? WIDE : NARROW}>
      {children}
    </Create>
  );
}

/** Always in reach: forms are long. */
const BAR = {
  justifyContent: 'space-between',
  gap: 2,
  // In line with the fields above.
  px: { xs: 2, sm: 2 },
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

/** A few fields below each other are read and reached best where they are no wider than this. */
const NARROW = { ...WIDE, maxWidth: 720 };

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
