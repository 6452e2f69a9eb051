import { useState } from 'react';
import { EmailField, FunctionField } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import type { User } from '../../lib/contract/people.ts';
import { choicesOf } from '../forms/field-values.ts';
import { useAllOf } from '../data/lists.ts';
import { NameLink, StateChip } from '../lists/cells.tsx';
import { selectFilter, EntityList } from '../lists/entity-lists.tsx';
import { worksEverywhere } from '../../lib/contract/roles.ts';
import { accountState } from './account.ts';
import { userTexts as texts } from './texts.ts';

export const users = { list: UserList };

const EMAIL = {
  color: 'text.primary',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 170,
  minHeight: { xs: 28, sm: 44 },
  overflowWrap: 'anywhere',
};

function UserList() {
  const { data: branches = [] } = useAllOf<Branch>('branches');
  const [now] = useState(() => Date.now());
  const nameOf = (id: number) => branches.find((branch) => branch.id === id)?.name ?? '';
  return (
    <EntityList sort="name" filters={filtersOf(branches)} card={{ corner: texts.state }}>
      <NameLink source="name" label={texts.name} />
      <EmailField source="email" label={texts.email} sx={EMAIL} />
      <FunctionField
        label={texts.roles}
        render={({ roles }: User) => roles.map((role) => texts.role[role]).join(', ')}
      />
      <FunctionField
        label={texts.branches}
        render={(user: User) =>
          worksEverywhere(user) ? texts.everywhere : user.branches.map(({ id }) => nameOf(id)).join(', ')
        }
      />
      <FunctionField
        label={texts.secondFactor}
        render={({ hasSecondFactor }: User) => (hasSecondFactor ? texts.factorOn : texts.factorOff)}
      />
      <FunctionField
        label={texts.state}
        render={(user: User) => {
          const state = accountState(user, now);
          return <StateChip label={texts[state]} color={state === 'active' ? 'success' : 'default'} />;
        }}
      />
    </EntityList>
  );
}

/** The branch filter also finds admins, who work in all branches. */
const filtersOf = (branches: readonly Branch[]) => [
  selectFilter('role', texts.roles, choicesOf(texts.role), { alwaysOn: true }),
  selectFilter('branchId', texts.branch, branches, { alwaysOn: true }),
];
