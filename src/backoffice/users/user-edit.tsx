import { EditScreen } from '../forms/screens.tsx';
import { UserForm } from './user-form.tsx';

export function UserEdit() {
  return (
    <EditScreen>
      <UserForm />
    </EditScreen>
  );
}
