import { Box, Typography } from '@mui/material';
import { SelectInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { choicesOf } from '../forms/choices.ts';
import { EntityForm } from '../forms/entity-form.tsx';
import { IdentifierInput } from '../forms/identifier-input.tsx';
import { MarkdownInput } from '../forms/markdown-input.tsx';
import { Rows } from '../forms/rows.tsx';
import { Section } from '../forms/section.tsx';
import { Switch } from '../forms/switch.tsx';
import { Words } from '../forms/words.tsx';
import { ImagesInput } from '../images/images-input.tsx';
import { blockTexts as texts } from './texts.ts';

const TYPES = choicesOf(texts.types);
const NEW_BLOCK = { identifier: '', isEnabled: true, isPublic: true, data: [] };

/** Words and pictures for a place on the shop's pages. */
export function BlockForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={NEW_BLOCK}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      <IdentifierInput label={texts.identifier} />
      <Switch source="isEnabled" label={texts.isEnabled} />
      <Switch source="isPublic" label={texts.isPublic} />
      <Section title={texts.parts} isWide>
        <Rows source="data" add={texts.add}>
          <Part />
        </Rows>
      </Section>
    </EntityForm>
  );
}

function Part() {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const type: unknown = useWatch({ name: getSource('type') });
  // A picture is no text and no text a picture: what was there cannot stay.
  const change = (next: unknown) => {
    if ((next === 'image') !== (type === 'image'))
      setValue(getSource('value'), next === 'image' ? null : '', { shouldDirty: true });
  };
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1 }}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <SelectInput
          source="type"
          label={texts.type}
          choices={TYPES}
          defaultValue="markdown"
          isRequired
          helperText={false}
          onChange={(event) => change('target' in event ? event.target.value : null)}
        />
        <Words source="name" label={texts.name} defaultValue="" helperText={false} />
      </Box>
      {type === 'image' && <ImagesInput source="value" label={texts.image} isSingle />}
      {type === 'markdown' && <MarkdownInput source="value" label={texts.value} />}
      {type === 'text' && <Words source="value" label={texts.value} helperText={false} defaultValue="" />}
      {type === 'textarea' && (
        <Words source="value" label={texts.value} multiline minRows={4} helperText={false} defaultValue="" />
      )}
    </Box>
  );
}
