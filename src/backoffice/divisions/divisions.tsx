import { TextField } from 'react-admin';
import { EntityForm } from '../forms/entity-form.tsx';
import { NameAndIdentifier } from '../forms/inputs.tsx';
import { EditScreen, CreateScreen } from '../forms/screens.tsx';
import { NameLink } from '../lists/cells.tsx';
import { PlainList } from '../lists/lists.tsx';
import { SortedListActions } from '../sorting/sort-dialog.tsx';

export const texts = {
  name: 'Name',
  identifier: 'Kennung',
  orderHint: 'So stehen die Organisationen in den Daten des Shops.',
} as const;

export function DivisionList() {
  return (
    <PlainList sort="name" actions={<SortedListActions list="divisions" hint={texts.orderHint} />}>
      <NameLink source="name" label={texts.name} />
      <TextField source="identifier" label={texts.identifier} />
    </PlainList>
  );
}

export function DivisionEdit() {
  return (
    <EditScreen>
      <DivisionForm />
    </EditScreen>
  );
}

export function DivisionCreate() {
  return (
    <CreateScreen>
      <DivisionForm isNew />
    </CreateScreen>
  );
}

export function DivisionForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew}>
      <NameAndIdentifier nameLabel={texts.name} label={texts.identifier} />
    </EntityForm>
  );
}
