import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { IconButton } from '@mui/material';
import { FunctionField } from 'react-admin';
import { Link } from 'react-router';
import type { OptionGroup } from '../../lib/contract/products.ts';
import { isOfGroup } from '../../lib/domain/option-groups.ts';
import { useAllProducts } from '../data/lists.ts';
import { NameLink } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { groupTexts as texts } from './texts.ts';

export const optionGroups = { list: OptionGroupList };

/** All option groups, with how many products have each. */
function OptionGroupList() {
  const { data: products } = useAllProducts();
  return (
    <EntityList sort="name" card={{ action: texts.copy }}>
      <NameLink source="name" label={texts.name} />
      <FunctionField label={texts.called} render={({ part }: OptionGroup) => part.name} />
      <FunctionField
        label={texts.options}
        textAlign="right"
        render={({ part }: OptionGroup) => part.options.length}
      />
      <FunctionField
        label={texts.products}
        textAlign="right"
        render={({ id }: OptionGroup) => products?.filter((product) => isOfGroup(product, id)).length ?? ''}
      />
      <FunctionField label={texts.copy} render={(group: OptionGroup) => <CopyLink group={group} />} />
    </EntityList>
  );
}

/** Leads to a new group that says the same. */
function CopyLink({ group: { name, part } }: { group: OptionGroup }) {
  const label = texts.copyOf(name);
  return (
    <IconButton
      component={Link}
      to="/option-groups/create"
      state={{ record: { name: texts.copyName(name), part } }}
      aria-label={label}
      title={label}
      // The row behind it would open.
      onClick={(event) => event.stopPropagation()}
    >
      <ContentCopyIcon />
    </IconButton>
  );
}
