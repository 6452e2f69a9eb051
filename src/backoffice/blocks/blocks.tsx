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

const texts = {
  identifier: 'Kennung',
  place: 'Ort im Shop',
  places: {
    'about-top': 'Startseite, oben',
    'about-bottom': 'Startseite, unten',
    alerts: 'Hinweis beim Öffnen der Startseite',
    accessibility: 'Seite zur Barrierefreiheit',
  },
  isEnabled: 'Eingeschaltet',
  isPublic: 'Öffentlich',
  shown: 'Im Shop',
  yes: 'zu sehen',
  no: 'nicht zu sehen',
  hint: 'Wo ein Inhalt steht, sagt seine Kennung: about-top, about-bottom, alerts oder accessibility.',
  accessibilityHint:
    'Ist in den Einstellungen ein Land gewählt, hat der Shop eine Erklärung zur Barrierefreiheit aus seinen Angaben, auch ohne diesen Inhalt. Ihr Text ersetzt sie. Wo darin {Erklärung} steht, wird sie eingefügt.',
  orderHint: 'So stehen die Inhalte in den Daten des Shops.',
  parts: 'Teile',
  add: 'Teil hinzufügen',
  type: 'Art',
  types: { text: 'Zeile', textarea: 'Text', markdown: 'Text mit Formatierung', image: 'Bild' },
  name: 'Name des Teils',
  value: 'Text',
  image: 'Bild',
} as const;

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
