import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { FunctionField } from 'react-admin';
import type { Category } from '../../lib/contract/categories.ts';
import { Switch } from '../forms/inputs.tsx';
import { CreateScreen, EditScreen } from '../forms/screens.tsx';
import { PicturedForm, PicturedList } from '../images/pictured-entity.tsx';

export const texts = {
  visible: 'Sichtbar',
  invisible: 'Nicht sichtbar',
  visibleHint: 'Aus: Kunden sehen die Kategorie auf keiner Speisekarte.',
} as const;

/** What menus are divided into. */
export function CategoryList() {
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
      <Switch source="visible" label={texts.visible} hint={texts.visibleHint} />
    </PicturedForm>
  );
}

export function CategoryEdit() {
  return (
    <EditScreen>
      <CategoryForm />
    </EditScreen>
  );
}

export function CategoryCreate() {
  return (
    <CreateScreen>
      <CategoryForm isNew />
    </CreateScreen>
  );
}
