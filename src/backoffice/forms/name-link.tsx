import { Link as MuiLink } from '@mui/material';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';

/** What an entry is called, which leads to it: a row alone could not be reached by keyboard. */
export function NameLink({
  source = 'name',
  type = 'edit',
}: {
  source?: string;
  label?: string;
  type?: 'edit' | 'show';
}) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  const name: unknown = record[source];
  return (
    <MuiLink
      component={Link}
      to={createPath({ resource, type, id: record.id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44, fontWeight: 600 }}
    >
      {typeof name === 'string' && name !== '' ? name : `#${record.id}`}
    </MuiLink>
  );
}
