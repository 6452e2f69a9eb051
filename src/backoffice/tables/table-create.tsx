import { CreateScreen } from '../forms/screens.tsx';
import { TableForm } from './table-form.tsx';

export default function TableCreate() {
  return (
    <CreateScreen>
      <TableForm isNew />
    </CreateScreen>
  );
}
