import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { EntityForm } from '../forms/entity-form.tsx';
import { identifierProblem } from '../forms/identifier.ts';
import { formTexts } from '../forms/texts.ts';
import { Words } from '../forms/words.tsx';
import { donateeTexts as texts } from './texts.ts';

/** Here an identifier may be missing, which is `null`. */
const problem = (value: unknown) => (value ? identifierProblem(value) : undefined);

export function DonateeForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={{ description: '' }}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      <Words source="name" label={texts.name} isRequired helperText={false} />
      <Words source="description" label={texts.description} multiline minRows={4} helperText={false} />
      <TextInput
        source="identifier"
        label={texts.identifier}
        validate={problem}
        helperText={formTexts.identifierHint}
        fullWidth
      />
    </EntityForm>
  );
}
