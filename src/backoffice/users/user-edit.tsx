import type { RaRecord } from 'react-admin';
import { EditScreen } from '../forms/screens.tsx';
import { UserForm } from './user-form.tsx';

export function UserEdit() {
  return (
    <EditScreen transform={withoutEmptyPassword}>
      <UserForm />
    </EditScreen>
  );
}

/** What is left empty is not sent: the old one stays. */
const withoutEmptyPassword = ({ password, ...user }: RaRecord): RaRecord =>
  password ? { ...user, password } : (user as RaRecord);
