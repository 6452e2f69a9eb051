import { Typography } from '@mui/material';
import { TextField, TextInput } from 'react-admin';
import { EntityForm, CreateScreen, EditScreen } from '../forms/entity-form.tsx';
import { identifierProblem } from '../forms/field-values.ts';
import { StringInput } from '../forms/inputs.tsx';
import { formTexts } from '../forms/texts.ts';
import { NameLink } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { SortedListActions } from '../sorting/sort-dialog.tsx';
import { donateeTexts as texts } from './texts.ts';

export const donatees = { list: DonateeList, edit: DonateeEdit, create: DonateeCreate };

function DonateeList() {
  return (
    <EntityList sort="name" actions={<SortedListActions list="donatees" hint={texts.orderHint} />}>
      <NameLink source="name" label={texts.name} />
      <TextField source="description" label={texts.description} sortable={false} />
    </EntityList>
  );
}

function DonateeEdit() {
  return (
    <EditScreen>
      <DonateeForm />
    </EditScreen>
  );
}

function DonateeCreate() {
  return (
    <CreateScreen>
      <DonateeForm isNew />
    </CreateScreen>
  );
}

/** An identifier is optional here; empty is `null`. */
const problem = (value: unknown) => (value ? identifierProblem(value) : undefined);

function DonateeForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={{ description: '' }}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      <StringInput source="name" label={texts.name} isRequired helperText={false} />
      <StringInput source="description" label={texts.description} multiline minRows={4} helperText={false} />
      <TextInput
        source="identifier"
        label={texts.identifier}
        validate={problem}
        helperText={formTexts.identifierHint}
        fullWidth
      />
    </EntityForm>
  );
}
