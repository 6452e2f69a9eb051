import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { FunctionField } from 'react-admin';
import type { Category } from '../../lib/contract/entities.ts';
import { CreateScreen, EditScreen } from '../forms/screens.tsx';
import { Switch } from '../forms/switch.tsx';
import { PicturedForm, PicturedList } from '../images/pictured.tsx';
import { categoryTexts as texts } from './texts.ts';

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
