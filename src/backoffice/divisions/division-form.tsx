import { SimpleForm } from 'react-admin';
import { NameAndIdentifier } from '../forms/identifier-input.tsx';
import { FormBar, FormProblem } from '../forms/screens.tsx';
import { divisionTexts as texts } from './texts.ts';

export function DivisionForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <SimpleForm toolbar={<FormBar canDelete={!isNew} />}>
      <FormProblem />
      <NameAndIdentifier nameLabel={texts.name} label={texts.identifier} />
    </SimpleForm>
  );
}
