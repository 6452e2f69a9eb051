import { EditScreen } from '../forms/screens.tsx';
import { TableForm } from './table-form.tsx';

export function TableEdit() {
  return (
    <EditScreen>
      <TableForm />
    </EditScreen>
  );
}
