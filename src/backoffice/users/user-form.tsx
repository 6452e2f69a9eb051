import { type RaRecord, CheckboxGroupInput } from 'react-admin';
import { ROLES } from '../../lib/contract/staff.ts';
import { EntityForm } from '../forms/entity-form.tsx';
import { SwitchInput, StringInput } from '../forms/inputs.tsx';
import { InstantInput } from '../forms/instant-input.tsx';
import { RefsInput } from '../forms/reference-inputs.tsx';
import { CreateScreen, EditScreen } from '../forms/entity-screens.tsx';
import { PasswordInput } from './password-input.tsx';
import { userTexts as texts } from './texts.ts';

export const userForm = { edit: UserEdit, create: UserCreate };

function UserEdit() {
  return (
    <EditScreen transform={withoutEmptyPassword}>
      <UserForm />
    </EditScreen>
  );
}

/** An empty password is not sent: the old one stays. */
const withoutEmptyPassword = ({ password, ...user }: RaRecord): RaRecord =>
  password ? { ...user, password } : (user as RaRecord);

function UserCreate() {
  return (
    <CreateScreen>
      <UserForm isNew />
    </CreateScreen>
  );
}

const CHOICES = ROLES.map((id) => ({ id, name: texts.role[id] }));

const NEW_USER = {
  name: '',
  email: '',
  roles: ['ROLE_EMPLOYEE'],
  branches: [],
  isEnabled: true,
  expiresAt: null,
  password: '',
};

function UserForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={NEW_USER}>
      <StringInput source="name" label={texts.name} isRequired helperText={false} />
      <StringInput
        source="email"
        label={texts.email}
        type="email"
        autoComplete="off"
        isRequired
        helperText={false}
      />
      <CheckboxGroupInput
        source="roles"
        label={texts.roles}
        choices={CHOICES}
        helperText={texts.rolesHint}
        sx={{ '& .MuiFormControlLabel-root': { minHeight: 44 } }}
      />
      <RefsInput
        source="branches"
        reference="branches"
        label={texts.branches}
        helperText={texts.branchesHint}
      />
      <SwitchInput source="isEnabled" label={texts.isEnabled} />
      <InstantInput source="expiresAt" label={texts.expiresAt} hint={texts.expiresHint} />
      <PasswordInput isNew={isNew} />
    </EntityForm>
  );
}
