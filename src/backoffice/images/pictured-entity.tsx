import type { ReactNode } from 'react';
import { FunctionField } from 'react-admin';
import type { ImageRef } from '../../lib/domain/product.ts';
import { EntityForm } from '../forms/entity-form.tsx';
import { StringInput } from '../forms/inputs.tsx';
import { NameLink } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { ImagesInput } from './images-input.tsx';
import { imageTexts as texts } from './texts.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The list of an entity with a name and a picture. */
export function PicturedList({ children }: { children?: ReactNode }) {
  return (
    <EntityList sort="name">
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
export function PicturedForm({
  isNew,
  defaultValues = {},
  children,
}: {
  isNew: boolean;
  defaultValues?: object;
  children: ReactNode;
}) {
  return (
    <EntityForm isNew={isNew} defaultValues={{ name: '', image: null, ...defaultValues }}>
      <StringInput source="name" label={texts.rename} isRequired helperText={false} />
      <ImagesInput source="image" label={texts.picture} isSingle />
      {children}
    </EntityForm>
  );
}
