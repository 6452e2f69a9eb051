import { SelectInput } from 'react-admin';
import { EntityForm } from '../forms/entity-form.tsx';
import { IdentifierInput } from '../forms/identifier-input.tsx';
import { useMyBranches } from './my-branches.ts';
import { tableTexts as texts } from './texts.ts';

/** One table. */
export function TableForm({ isNew = false }: { isNew?: boolean }) {
  const branches = useMyBranches() ?? [];
  return (
    <EntityForm isNew={isNew}>
      <IdentifierInput label={texts.identifierLabel} />
      <SelectInput source="branch.id" label={texts.branch} choices={branches} isRequired fullWidth />
    </EntityForm>
  );
}
