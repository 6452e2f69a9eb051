import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { FunctionField } from 'react-admin';
import type { Category } from '../../lib/contract/entities.ts';
import { SwitchInput } from '../forms/inputs.tsx';
import { CreateScreen, EditScreen } from '../forms/entity-screens.tsx';
import { PicturedForm, PicturedList } from '../images/pictured-entity.tsx';

const texts = {
  visible: 'Sichtbar',
  invisible: 'Nicht sichtbar',
  visibleHint: 'Aus: Kunden sehen die Kategorie auf keiner Speisekarte.',
} as const;

export const categories = { list: CategoryList, edit: CategoryEdit, create: CategoryCreate };

function CategoryList() {
  return (
    <PicturedList>
      <FunctionField
        label={texts.visible}
        sortBy="visible"
        render={({ visible }: Category) =>
          visible ? (
            <VisibilityIcon titleAccess={texts.visible} />
          ) : (
            <VisibilityOffIcon titleAccess={texts.invisible} color="disabled" />
          )
        }
      />
    </PicturedList>
  );
}

function CategoryForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <PicturedForm isNew={isNew} defaultValues={{ visible: true }}>
      <SwitchInput source="visible" label={texts.visible} hint={texts.visibleHint} />
    </PicturedForm>
  );
}

function CategoryEdit() {
  return (
    <EditScreen>
      <CategoryForm />
    </EditScreen>
  );
}

function CategoryCreate() {
  return (
    <CreateScreen>
      <CategoryForm isNew />
    </CreateScreen>
  );
}
