import type { ReactNode } from 'react';
import {
  Create,
  Edit,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { resources, type ResourceName } from '../data/texts.ts';

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
    </Edit>
  );
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
      redirect={redirect}
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
