import { useState } from 'react';
import { EmailField, FunctionField, type RaRecord, CheckboxGroupInput } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { type User, ROLES } from '../../lib/contract/staff.ts';
import { EntityForm } from '../forms/entity-form.tsx';
import { choicesOf } from '../forms/field-values.ts';
import { InstantInput, Switch, Words } from '../forms/inputs.tsx';
import { useAllOf, RefsInput } from '../forms/reference-inputs.tsx';
import { CreateScreen, EditScreen } from '../forms/entity-screens.tsx';
import { NameLink, StateChip } from '../lists/cells.tsx';
import { selectFilter } from '../lists/filters.tsx';
import { PlainList } from '../lists/lists.tsx';
import { isAdmin } from '../sign-in/me.ts';
import { accountState } from './account.ts';
import { PasswordInput } from './password-input.tsx';
import { userTexts as texts } from './texts.ts';

export const users = { list: UserList, edit: UserEdit, create: UserCreate };

const EMAIL = {
  color: 'text.primary',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 170,
  minHeight: 44,
  overflowWrap: 'anywhere',
};

/** Who may sign in. */
function UserList() {
  const { data: branches = [] } = useAllOf<Branch>('branches');
  const [now] = useState(() => Date.now());
  const nameOf = (id: number) => branches.find((branch) => branch.id === id)?.name ?? '';
  return (
    <PlainList sort="name" filters={filtersOf(branches)}>
      <NameLink source="name" label={texts.name} />
      <EmailField source="email" label={texts.email} sx={EMAIL} />
      <FunctionField
        label={texts.roles}
        render={({ roles }: User) => roles.map((role) => texts.role[role]).join(', ')}
      />
      <FunctionField
        label={texts.branches}
        render={(user: User) =>
          isAdmin(user) ? texts.everywhere : user.branches.map(({ id }) => nameOf(id)).join(', ')
        }
      />
      <FunctionField
        label={texts.state}
        render={(user: User) => {
          const state = accountState(user, now);
          return <StateChip label={texts[state]} color={state === 'active' ? 'success' : 'default'} />;
        }}
      />
    </PlainList>
  );
}

/** An admin is found in each branch: admins work everywhere. */
const filtersOf = (branches: readonly Branch[]) => [
  selectFilter('role', texts.roles, choicesOf(texts.role), { alwaysOn: true }),
  selectFilter('branchId', texts.branch, branches, { alwaysOn: true }),
];

function UserEdit() {
  return (
    <EditScreen transform={withoutEmptyPassword}>
      <UserForm />
    </EditScreen>
  );
}

/** What is left empty is not sent: the old one stays. */
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

/** Somebody's account. */
export function UserForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={NEW_USER}>
      <Words source="name" label={texts.name} isRequired helperText={false} />
      <Words
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
      <Switch source="isEnabled" label={texts.isEnabled} />
      <InstantInput source="expiresAt" label={texts.expiresAt} hint={texts.expiresHint} />
      <PasswordInput isNew={isNew} />
    </EntityForm>
  );
}
