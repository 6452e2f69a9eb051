import { Alert, Box, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DeleteButton,
  SaveButton,
  SimpleForm,
  TabbedFormTabs,
  Toolbar,
  Create,
  Edit,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { CopyButton, type CopiedList } from './copy-button.tsx';
import { useRestoredInput, UnsavedChanges } from './unsaved-changes.ts';
import { resources, type ResourceName } from '../data/texts.ts';
import { RecordTranslations } from '../translations/record-translations.tsx';

/**
 * What all forms have in common: they ask before they are left with changes, and check their fields themselves. The browser's own check
 * would block saving without a message where the field is on another tab.
 */
export const FORM = {
  warnWhenUnsavedChanges: true,
  WarnWhenUnsavedChangesComponent: UnsavedChanges,
  noValidate: true,
  // react-admin reports an invalid form when the number of saves has grown: resetting it after a save would suppress the message.
  resetOptions: { keepSubmitCount: true },
} as const;

/** The tabs of a large form; without scroll buttons where all of them fit. */
export const FORM_TABS = (
  <TabbedFormTabs
    variant="scrollable"
    scrollButtons="auto"
    allowScrollButtonsMobile
    sx={{ '@media (min-width: 760px)': { '& .MuiTabs-scrollButtons': { display: 'none' } } }}
  />
);

/** A form of a few fields below each other. `defaultValues` are those of a new entity. */
export function EntityForm({
  isNew,
  canCopy,
  defaultValues,
  children,
}: {
  isNew: boolean;
  canCopy?: CopiedList | undefined;
  defaultValues?: object;
  children: ReactNode;
}) {
  return (
    <SimpleForm
      toolbar={<FormBar canDelete={!isNew} canCopy={canCopy} />}
      {...FORM}
      {...(isNew && defaultValues ? { defaultValues } : {})}
    >
      <FormProblem />
      {children}
    </SimpleForm>
  );
}

/** The bar at the bottom of a form: save, and unless the entity is new, copy and delete. `alsoDeleted`: what is deleted with it. */
export function FormBar({
  canDelete = true,
  canCopy,
  alsoDeleted,
  children,
}: {
  canDelete?: boolean;
  canCopy?: CopiedList | undefined;
  alsoDeleted?: string;
  /** Further buttons beside the first. */
  children?: ReactNode;
}) {
  useRestoredInput();
  const { clearErrors } = useFormContext();
  const { errors } = useFormState();
  return (
    <Toolbar sx={BAR}>
      {/* An error that the API reported for a whole list has no field that clears it, and would block every further save. */}
      <SaveButton onClick={() => clearErrors(Object.keys(errors))} />
      {children}
      {canDelete && canCopy && <CopyFromForm list={canCopy} />}
      {canDelete && <DeleteFromForm alsoDeleted={alsoDeleted} />}
    </Toolbar>
  );
}

function CopyFromForm({ list }: { list: CopiedList }) {
  const record = useRecordContext<RaRecord<number> & { name: string }>();
  return record ? (
    <Box sx={{ mr: 'auto' }}>
      <CopyButton list={list} id={record.id} name={record.name} />
    </Box>
  ) : null;
}

function DeleteFromForm({ alsoDeleted }: { alsoDeleted: string | undefined }) {
  const { getValues, resetDefaultValues } = useFormContext();
  return (
    <DeleteButton
      mutationMode="pessimistic"
      {...(alsoDeleted === undefined ? {} : { confirmContent: alsoDeleted })}
      // The form counts as unchanged, so that leaving it asks nothing.
      redirect={(resource = '') => {
        resetDefaultValues(getValues());
        return `/${resource}`;
      }}
      sx={WARNING}
    />
  );
}

/** What the API says of the form as a whole. */
export function FormProblem() {
  const { errors } = useFormState();
  const message = errors.root?.['serverError']?.message;
  return message ? (
    <Alert severity="error" sx={{ width: '100%', mb: 2 }}>
      {message}
    </Alert>
  ) : null;
}

/** Stays in view while long forms scroll. */
const BAR = {
  justifyContent: 'space-between',
  gap: 2,
  // Aligned with the fields above.
  px: { xs: 2, sm: 2 },
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Buttons that delete: legible in either colour scheme and tall enough for a finger. */
export const WARNING = ({ palette }: Theme) => ({
  minHeight: 44,
  color: palette.mode === 'dark' ? palette.error.light : palette.error.dark,
});

/** Edits one entity. Changes show once the API has accepted them; refused input stays in the form. */
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
      <RecordTranslations />
    </Edit>
  );
}

/** Where a new entity is edited on: at the tab that shows by now, which need not be the one that was saved from. */
function editOn(resource = '', id: Identifier = ''): string {
  const [, tab = ''] = /\/create(\/[^/]+)$/.exec(window.location.pathname) ?? [];
  return `/${resource}/${id}${tab}`;
}

/** Creates an entity, then returns to the list, or goes on with its edit screen. */
export function CreateScreen({
  children,
  redirect = 'list',
  title,
  transform,
  isWide = false,
}: {
  children: ReactNode;
  redirect?: 'list' | 'edit';
  title?: ReactNode;
  transform?: (data: RaRecord) => RaRecord;
  isWide?: boolean;
}) {
  return (
    <Create
      redirect={redirect === 'edit' ? editOn : redirect}
      title={title}
      {...(transform ? { transform } : {})}
      sx={isWide ? WIDE : NARROW}
    >
      {children}
    </Create>
  );
}

/** 'Filiale: Altstadt': staff do not know entities by their ids. */
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

const WIDE = {
  maxWidth: 1100,
  '& .RaEdit-main, & .RaCreate-main, & .RaEdit-card, & .RaCreate-card': { minWidth: 0 },
  '& .MuiCardContent-root > .MuiStack-root': { rowGap: 1.5 },
};

/** Few fields below each other are easiest to read at this width. */
const NARROW = { ...WIDE, maxWidth: 720 };
