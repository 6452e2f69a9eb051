import {
  BooleanInput,
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
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import type { Category } from '../../lib/contract/categories.ts';
import { ImagesInput } from '../images/images-input.tsx';
import { Thumbnail } from '../images/thumbnail.tsx';
import { categoryTexts as texts } from './texts.ts';

export function CategoryList() {
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
        <DataTable.Col source="visible" label={texts.visible}>
          <Eye />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function Picture() {
  return <Thumbnail image={useRecordContext<Category>()?.image} />;
}

function Eye() {
  return useRecordContext<Category>()?.visible ? (
    <VisibilityIcon titleAccess="Sichtbar" />
  ) : (
    <VisibilityOffIcon titleAccess="Nicht sichtbar" color="disabled" />
  );
}

function Fields() {
  return (
    <SimpleForm warnWhenUnsavedChanges sx={{ maxWidth: 640 }}>
      <TextInput source="name" label={texts.name} validate={required()} fullWidth />
      <ImagesInput source="image" label={texts.image} isSingle />
      <BooleanInput
        source="visible"
        label={texts.visible}
        defaultValue={true}
        helperText={texts.visibleHint}
      />
    </SimpleForm>
  );
}

export function CategoryEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <Fields />
    </Edit>
  );
}

export function CategoryCreate() {
  return (
    <Create redirect="list">
      <Fields />
    </Create>
  );
}
