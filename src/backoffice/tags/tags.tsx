import { Typography } from '@mui/material';
import { CreateScreen, EditScreen } from '../forms/entity-screens.tsx';
import { PicturedForm, PicturedList } from '../images/pictured-entity.tsx';

const texts = {
  hint: 'Tags kennzeichnen Filialen, zum Beispiel „Vegan“ oder „Terrasse“. Kunden filtern danach.',
} as const;

export const tags = { list: TagList, edit: TagEdit, create: TagCreate };

function TagList() {
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

function TagEdit() {
  return (
    <EditScreen>
      <TagForm />
    </EditScreen>
  );
}

function TagCreate() {
  return (
    <CreateScreen>
      <TagForm isNew />
    </CreateScreen>
  );
}
