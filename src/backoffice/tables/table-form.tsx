import { SelectInput, SimpleForm } from 'react-admin';
import { IdentifierInput } from '../forms/identifier-input.tsx';
import { FormBar, FormProblem } from '../forms/screens.tsx';
import { useMyBranches } from './my-branches.ts';
import { tableTexts as texts } from './texts.ts';

/** One table. */
export function TableForm({ isNew = false }: { isNew?: boolean }) {
  const branches = useMyBranches() ?? [];
  return (
    <SimpleForm toolbar={<FormBar canDelete={!isNew} />}>
      <FormProblem />
      <IdentifierInput label={texts.identifierLabel} />
      <SelectInput source="branch.id" label={texts.branch} choices={branches} isRequired fullWidth />
    </SimpleForm>
  );
}
