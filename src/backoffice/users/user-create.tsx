import { CreateScreen } from '../forms/screens.tsx';
import { UserForm } from './user-form.tsx';

export function UserCreate() {
  return (
    <CreateScreen>
      <UserForm isNew />
    </CreateScreen>
  );
}
