import { CreateScreen } from '../forms/screens.tsx';
import { DonateeForm } from './donatee-form.tsx';

export function DonateeCreate() {
  return (
    <CreateScreen>
      <DonateeForm isNew />
    </CreateScreen>
  );
}
