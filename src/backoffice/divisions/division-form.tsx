import { EntityForm } from '../forms/entity-form.tsx';
import { NameAndIdentifier } from '../forms/identifier-input.tsx';
import { divisionTexts as texts } from './texts.ts';

export function DivisionForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew}>
      <NameAndIdentifier nameLabel={texts.name} label={texts.identifier} />
    </EntityForm>
  );
}
