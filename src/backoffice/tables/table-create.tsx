import { CreateScreen } from '../forms/screens.tsx';
import { TableForm } from './table-form.tsx';

export function TableCreate() {
  return (
    <CreateScreen>
      <TableForm isNew />
    </CreateScreen>
  );
}
