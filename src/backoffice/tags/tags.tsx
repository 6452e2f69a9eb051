import { Typography } from '@mui/material';
import { CreateScreen, EditScreen } from '../forms/screens.tsx';
import { PicturedForm, PicturedList } from '../images/pictured-entity.tsx';

export const texts = {
  hint: 'Tags kennzeichnen Filialen, zum Beispiel „Vegan“ oder „Terrasse“. Kunden filtern danach.',
} as const;

/** What branches are told apart by. */
export function TagList() {
  return <PicturedList />;
}

function TagForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <PicturedForm isNew={isNew}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {texts.hint}
      </Typography>
    </PicturedForm>
  );
}

export function TagEdit() {
  return (
    <EditScreen>
      <TagForm />
    </EditScreen>
  );
}

export function TagCreate() {
  return (
    <CreateScreen>
      <TagForm isNew />
    </CreateScreen>
  );
}
