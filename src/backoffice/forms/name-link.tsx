import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { TouchLink } from './touch-link.tsx';

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
    <TouchLink to={createPath({ resource, type, id: record.id })}>
      {typeof name === 'string' && name !== '' ? name : `#${record.id}`}
    </TouchLink>
  );
}
