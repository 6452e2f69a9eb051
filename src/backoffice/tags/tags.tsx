import {
  Create,
  DataTable,
  Edit,
  List,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { Typography } from '@mui/material';
import type { Tag } from '../../lib/contract/tags.ts';
import { ImagesInput } from '../images/images-input.tsx';
import { Thumbnail } from '../images/thumbnail.tsx';
import { tagTexts as texts } from './texts.ts';

export function TagList() {
  return (
    <List
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />]}
      exporter={false}
      perPage={50}
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="image" label={texts.image} disableSort>
          <Picture />
        </DataTable.Col>
        <DataTable.Col source="name" label={texts.name} />
      </DataTable>
    </List>
  );
}

function Picture() {
  return <Thumbnail image={useRecordContext<Tag>()?.image} />;
}

function Fields() {
  return (
    <SimpleForm warnWhenUnsavedChanges sx={{ maxWidth: 640 }}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      <TextInput source="name" label={texts.name} validate={required()} fullWidth />
      <ImagesInput source="image" label={texts.image} isSingle />
    </SimpleForm>
  );
}

export function TagEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <Fields />
    </Edit>
  );
}

export function TagCreate() {
  return (
    <Create redirect="list">
      <Fields />
    </Create>
  );
}
