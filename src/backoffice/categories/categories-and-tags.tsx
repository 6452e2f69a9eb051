import type { ReactNode } from 'react';
import { FunctionField } from 'react-admin';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Typography } from '@mui/material';
import type { ImageRef } from '../../lib/domain/product.ts';
import { EntityForm, CreateScreen, EditScreen } from '../forms/entity-form.tsx';
import { CopyButton, type CopiedList } from '../forms/copy-button.tsx';
import { copyTexts } from '../forms/texts.ts';
import { StringInput, SwitchInput } from '../forms/inputs.tsx';
import { StationInput } from '../forms/station-inputs.tsx';
import { NameLink } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { ImagesInput } from '../images/images-input.tsx';
import { imageTexts as texts } from '../images/texts.ts';
import { Thumbnail } from '../images/thumbnail.tsx';
import type { Category } from '../../lib/contract/entities.ts';
import { categoryTexts, tagTexts } from './texts.ts';

/** The list of an entity with a name and a picture. */
function PicturedList({ children }: { children?: ReactNode }) {
  return (
    <EntityList
      sort="name"
      card={{ before: texts.picture, corner: categoryTexts.visible, action: copyTexts.action }}
    >
      <FunctionField
        label={texts.picture}
        sortable={false}
        cellClassName="picture"
        headerClassName="picture"
        render={({ image }: { id: number; image: ImageRef | null }) => <Thumbnail image={image} />}
      />
      <NameLink source="name" label={texts.rename} />
      {children}
    </EntityList>
  );
}

/** The form of an entity with a name and a picture; `children` are its other fields. */
function PicturedForm({
  isNew,
  canCopy,
  defaultValues = {},
  children,
}: {
  isNew: boolean;
  canCopy?: CopiedList;
  defaultValues?: object;
  children: ReactNode;
}) {
  return (
    <EntityForm isNew={isNew} canCopy={canCopy} defaultValues={{ name: '', image: null, ...defaultValues }}>
      <StringInput source="name" label={texts.rename} isRequired helperText={false} />
      <ImagesInput source="image" label={texts.picture} isSingle />
      {children}
    </EntityForm>
  );
}

export const categories = { list: CategoryList, edit: CategoryEdit, create: CategoryCreate };

function CategoryList() {
  return (
    <PicturedList>
      <FunctionField
        label={categoryTexts.visible}
        sortBy="visible"
        render={({ visible }: Category) =>
          visible ? (
            <VisibilityIcon titleAccess={categoryTexts.visible} />
          ) : (
            <VisibilityOffIcon titleAccess={categoryTexts.invisible} color="disabled" />
          )
        }
      />
      <FunctionField
        label={copyTexts.action}
        sortable={false}
        render={({ id, name }: Category) => <CopyButton list="categories" id={id} name={name} isIcon />}
      />
    </PicturedList>
  );
}

function CategoryForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <PicturedForm isNew={isNew} canCopy="categories" defaultValues={{ visible: true }}>
      <SwitchInput source="visible" label={categoryTexts.visible} hint={categoryTexts.visibleHint} />
      <StationInput of="category" />
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

export const tags = { list: TagList, edit: TagEdit, create: TagCreate };

function TagList() {
  return <PicturedList />;
}

function TagForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <PicturedForm isNew={isNew}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {tagTexts.hint}
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
