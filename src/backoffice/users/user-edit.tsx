import { EditScreen } from '../forms/screens.tsx';
import { UserForm } from './user-form.tsx';

export default function UserEdit() {
  return (
    <EditScreen>
      <UserForm />
    </EditScreen>
  );
}
