import { EditScreen } from '../forms/screens.tsx';
import { TableForm } from './table-form.tsx';

export default function TableEdit() {
  return (
    <EditScreen>
      <TableForm />
    </EditScreen>
  );
}
