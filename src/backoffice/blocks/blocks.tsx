import { Box, Typography } from '@mui/material';
import { FunctionField, SelectInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Block } from '../../lib/contract/entities.ts';
import { EntityForm, CreateScreen, EditScreen } from '../forms/entity-form.tsx';
import { choicesOf } from '../forms/field-values.ts';
import { Section } from '../forms/form-sections.tsx';
import { IdentifierInput, SwitchInput, StringInput } from '../forms/inputs.tsx';
import { Rows } from '../forms/rows-input.tsx';
import { MarkdownInput } from '../forms/markdown-input.tsx';
import { ImagesInput } from '../images/images-input.tsx';
import { NameLink } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { SortedListActions } from '../sorting/sort-dialog.tsx';
import { blockTexts as texts } from './texts.ts';

export const blocks = { list: BlockList, edit: BlockEdit, create: BlockCreate };

const PLACES: Readonly<Record<string, string>> = texts.places;

function BlockList() {
  return (
    <EntityList sort="identifier" actions={<SortedListActions list="blocks" hint={texts.orderHint} />}>
      <NameLink source="identifier" label={texts.identifier} />
      <FunctionField label={texts.place} render={({ identifier }: Block) => PLACES[identifier] ?? '–'} />
      <FunctionField
        label={texts.shown}
        render={({ isEnabled, isPublic }: Block) => (isEnabled && isPublic ? texts.yes : texts.no)}
      />
    </EntityList>
  );
}

function BlockEdit() {
  return (
    <EditScreen isWide>
      <BlockForm />
    </EditScreen>
  );
}

function BlockCreate() {
  return (
    <CreateScreen isWide>
      <BlockForm isNew />
    </CreateScreen>
  );
}

const TYPES = choicesOf(texts.types);
const NEW_BLOCK = { identifier: '', isEnabled: true, isPublic: true, data: [] };

/** Edits the texts and pictures of one place on the shop's pages. */
function BlockForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <EntityForm isNew={isNew} defaultValues={NEW_BLOCK}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {texts.hint}
      </Typography>
      <IdentifierInput label={texts.identifier} />
      <AccessibilityHint />
      <SwitchInput source="isEnabled" label={texts.isEnabled} />
      <SwitchInput source="isPublic" label={texts.isPublic} />
      <Section title={texts.parts} isWide>
        <Rows source="data" add={texts.add}>
          <Part />
        </Rows>
      </Section>
    </EntityForm>
  );
}

/** Says that the page exists without this block, too. */
function AccessibilityHint() {
  const identifier: unknown = useWatch({ name: 'identifier' });
  if (identifier !== 'accessibility') return null;
  return (
    <Typography color="text.secondary" sx={{ mb: 2 }}>
      {texts.accessibilityHint}
    </Typography>
  );
}

function Part() {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const type: unknown = useWatch({ name: getSource('type') });
  // The value of a text part does not fit a picture part, nor the reverse: it is cleared.
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
        <StringInput source="name" label={texts.name} defaultValue="" helperText={false} />
      </Box>
      {type === 'image' && <ImagesInput source="value" label={texts.image} isSingle />}
      {type === 'markdown' && <MarkdownInput source="value" label={texts.value} />}
      {type === 'text' && (
        <StringInput source="value" label={texts.value} helperText={false} defaultValue="" />
      )}
      {type === 'textarea' && (
        <StringInput
          source="value"
          label={texts.value}
          multiline
          minRows={4}
          helperText={false}
          defaultValue=""
        />
      )}
    </Box>
  );
}
