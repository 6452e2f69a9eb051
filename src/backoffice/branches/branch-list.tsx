import { DateTime } from 'luxon';
import { FunctionField, TextField } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { offeredModes } from '../../lib/domain/modes.ts';
import { NameLink } from '../forms/name-link.tsx';
import { SortedListActions } from '../forms/order/order-button.tsx';
import { PlainList } from '../forms/plain-list.tsx';
import { useShopZone } from '../forms/shop-config.ts';
import { StateChip } from '../forms/state-chip.tsx';
import { useMe } from '../forms/use-me.ts';
import { isAdmin } from '../sign-in/me.ts';
import { stateText } from './preview-facts.ts';
import { branchTexts } from './texts.ts';

const { list: texts, modes } = branchTexts;

/** All branches for admins, their own for employees. */
export function BranchList() {
  const me = useMe();
  const zone = useShopZone();
  if (!me) return null;
  const mayEdit = isAdmin(me);
  const type = mayEdit ? 'edit' : 'show';
  const now = DateTime.now().setZone(zone);
  return (
    <PlainList
      sort="name"
      rowClick={type}
      empty={false}
      actions={mayEdit ? <SortedListActions list="branches" hint={texts.orderHint} /> : false}
      {...(mayEdit ? {} : { filter: { id: me.branches.map(({ id }) => id) } })}
    >
      <NameLink source="name" label={texts.name} type={type} />
      <TextField source="city" label={texts.city} />
      <FunctionField
        label={texts.state}
        render={(branch: Branch) => {
          const { isOpen, text } = stateText(branch, now);
          return <StateChip label={text} color={isOpen ? 'success' : 'default'} />;
        }}
      />
      <FunctionField
        label={texts.modes}
        render={(branch: Branch) =>
          offeredModes(branch)
            .map((mode) => modes[mode])
            .join(', ')
        }
      />
      <FunctionField
        label={texts.visible}
        render={({ isPublic }: Branch) => (isPublic ? '✓' : texts.hidden)}
      />
    </PlainList>
  );
}
