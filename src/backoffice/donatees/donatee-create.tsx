import { CreateScreen } from '../forms/screens.tsx';
import { DonateeForm } from './donatee-form.tsx';

export default function DonateeCreate() {
  return (
    <CreateScreen>
      <DonateeForm isNew />
    </CreateScreen>
  );
}
