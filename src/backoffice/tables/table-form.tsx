import { SelectInput } from 'react-admin';
import { EntityForm, CreateScreen, EditScreen } from '../forms/entity-form.tsx';
import { IdentifierInput } from '../forms/inputs.tsx';
import { useBranchesByName } from './branch-tables.ts';
import { tableTexts as texts } from './texts.ts';

export const tableForm = { edit: TableEdit, create: TableCreate };

function TableForm({ isNew = false }: { isNew?: boolean }) {
  const branches = useBranchesByName() ?? [];
  return (
    <EntityForm isNew={isNew}>
      <IdentifierInput label={texts.identifierLabel} />
      <SelectInput source="branch.id" label={texts.branch} choices={branches} isRequired fullWidth />
    </EntityForm>
  );
}

function TableEdit() {
  return (
    <EditScreen>
      <TableForm />
    </EditScreen>
  );
}

function TableCreate() {
  return (
    <CreateScreen>
      <TableForm isNew />
    </CreateScreen>
  );
}
