import { Typography } from '@mui/material';
import { EntityForm, CreateScreen, EditScreen } from '../forms/entity-form.tsx';
import { StringInput } from '../forms/inputs.tsx';
import { NameLink } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { SortedListActions } from '../sorting/sort-dialog.tsx';
import { stationTexts as texts } from './texts.ts';

export const stations = { list: StationList, edit: StationEdit, create: StationCreate };

function StationList() {
  return (
    <EntityList sort="name" actions={<SortedListActions list="stations" hint={texts.orderHint} />}>
      <NameLink source="name" label={texts.name} />
    </EntityList>
  );
}

function StationEdit() {
  return (
    <EditScreen>
      <StationForm />
    </EditScreen>
  );
}

function StationCreate() {
  return (
    <CreateScreen>
      <StationForm isNew />
    </CreateScreen>
  );
}

function StationForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      <StringInput source="name" label={texts.name} isRequired helperText={false} />
    </EntityForm>
  );
}
