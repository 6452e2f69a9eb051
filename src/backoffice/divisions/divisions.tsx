import { TextField } from 'react-admin';
import { EntityForm, CreateScreen, EditScreen } from '../forms/entity-form.tsx';
import { NameAndIdentifier } from '../forms/inputs.tsx';
import { NameLink } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { SortedListActions } from '../sorting/sort-dialog.tsx';
import { DivisionFace } from './division-face.tsx';
import { divisionTexts as texts } from './texts.ts';

export const divisions = { list: DivisionList, edit: DivisionEdit, create: DivisionCreate };

function DivisionList() {
  return (
    <EntityList sort="name" actions={<SortedListActions list="divisions" hint={texts.orderHint} />}>
      <NameLink source="name" label={texts.name} />
      <TextField source="identifier" label={texts.identifier} />
    </EntityList>
  );
}

function DivisionEdit() {
  return (
    <EditScreen>
      <DivisionForm />
    </EditScreen>
  );
}

function DivisionCreate() {
  return (
    <CreateScreen>
      <DivisionForm isNew />
    </CreateScreen>
  );
}

function DivisionForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew}>
      <NameAndIdentifier nameLabel={texts.name} label={texts.identifier} />
      <DivisionFace />
    </EntityForm>
  );
}
