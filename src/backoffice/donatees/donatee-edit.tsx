import { EditScreen } from '../forms/screens.tsx';
import { DonateeForm } from './donatee-form.tsx';

export function DonateeEdit() {
  return (
    <EditScreen>
      <DonateeForm />
    </EditScreen>
  );
}
