import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, CircularProgress, Paper, Typography } from '@mui/material';
import { useCallback, useDeferredValue, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { CopyButton } from '../forms/copy-button.tsx';
import { useUnsavedChanges } from '../forms/unsaved-changes.ts';
import { useConfig } from '../data/config.ts';
import { LoadError } from '../lists/load-error.tsx';
import { AddDialog, DeleteMenu, MenuDetailsFields, type MenuDetails } from './menu-dialogs.tsx';
import { addCategory, addProduct, countProducts } from './menu-tree.ts';
import { useMenuEntities, useMenuEditor } from './menu-editor.ts';
import { menuTexts as texts } from './texts.ts';
import { TreeView } from './tree-view.tsx';

/** With more products than this, opening all categories at once is not offered: so many rows make dragging slow. */
const MOST_OPEN = 150;

const NO_ERRORS = {};

/** Edits a menu: its details, and its categories and products as a tree. */
export function MenuEdit() {
  const id = Number(useParams()['id']);
  const editor = useMenuEditor(id);
  const { entities, error, refetch } = useMenuEntities();
  const config = useConfig();
  const notify = useNotify();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  /** The open dialog: '' adds a category, a category's key adds a product to it. */
  const [openDialog, setAdding] = useState<string | null>(null);
  // Deferred, so that a tap shows an effect before long lists are rendered.
  const adding = useDeferredValue(openDialog);
  const shown = useDeferredValue(open);
  const { draft, isDirty, isSaving, problem, edit } = editor;
  const changeDetails = useCallback(
    (change: Partial<MenuDetails>) =>
      edit((before) => ({ ...before, details: { ...before.details, ...change } })),
    [edit],
  );
  useUnsavedChanges(useCallback(() => isDirty, [isDirty]));

  if (editor.loadError) return <LoadError error={editor.loadError} onAgain={editor.reload} sx={{ my: 2 }} />;
  if (error && !entities) return <LoadError error={error} onAgain={refetch} sx={{ my: 2 }} />;
  if (!draft || !entities || !config)
    return (
      <Box sx={{ p: 6, display: 'grid', placeItems: 'center' }}>
        <CircularProgress color="secondary" aria-label={texts.contents} />
      </Box>
    );

  const { details, tree } = draft;
  const count = countProducts(tree);
  const save = async (isOverwriting = false) => {
    if (await editor.save(isOverwriting)) notify(texts.saved, { type: 'success' });
  };
  const target = tree.find(({ key }) => key === adding);
  const taken = new Set(tree.map((node) => node.id));
  const inTarget = new Set(target?.products.map((place) => place.id));

  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 1000 }}>
      <Title title={details.name || texts.unnamed(id)} />
      {problem?.kind === 'conflict' && (
        <Alert
          severity="warning"
          role="alert"
          action={
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Button color="inherit" onClick={() => void save(true)}>
                {texts.overwrite}
              </Button>
              <Button color="inherit" onClick={() => void editor.reload()}>
                {texts.reload}
              </Button>
            </Box>
          }
        >
          {texts.conflict}
        </Alert>
      )}
      {problem?.kind === 'refused' && (
        <Alert severity="error" role="alert">
          {problem.message}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <MenuDetailsFields
          details={details}
          zone={config.timezone}
          errors={problem?.kind === 'refused' ? problem.fields : NO_ERRORS}
          onChange={changeDetails}
        />
      </Paper>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2 }}>
          <Box sx={{ flex: 1 }}>
            <Typography variant="h6" component="h2">
              {texts.contents}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {texts.counts(tree.length, count)}
            </Typography>
          </Box>
          {tree.length > 0 && count <= MOST_OPEN && (
            <Button onClick={() => setOpen(new Set(open.size > 0 ? [] : tree.map(({ key }) => key)))}>
              {open.size > 0 ? texts.closeAll : texts.openAll}
            </Button>
          )}
        </Box>
        {tree.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 3 }}>
            {texts.empty}
          </Typography>
        )}
        <TreeView
          tree={tree}
          entities={entities}
          open={shown}
          onOpen={setOpen}
          editTree={editor.editTree}
          onAdd={setAdding}
        />
        <Box sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
          <Button startIcon={<AddIcon />} variant="outlined" onClick={() => setAdding('')}>
            {texts.addCategory}
          </Button>
        </Box>
      </Paper>
      <Paper
        square
        elevation={3}
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 3,
          p: 1.5,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
        }}
      >
        <Button
          variant="contained"
          disabled={!isDirty || isSaving || details.availableFrom === ''}
          onClick={() => void save()}
        >
          {isSaving ? texts.saving : texts.save}
        </Button>
        {isDirty && (
          <Button disabled={isSaving} onClick={() => void editor.reload()}>
            {texts.discard}
          </Button>
        )}
        <Typography variant="body2" color="text.secondary" role="status" sx={{ flex: 1 }}>
          {isDirty ? texts.unsaved : ''}
        </Typography>
        {!isDirty && <CopyButton list="menus" id={id} name={details.name || texts.unnamed(id)} />}
        {!isDirty && <DeleteMenu id={id} />}
      </Paper>
      {adding === '' && (
        <AddDialog
          title={texts.addCategory}
          label={texts.pickCategory}
          choices={entities.categories.filter((one) => !taken.has(one.id))}
          nothing={texts.noCategory}
          cancel={texts.cancel}
          onClose={() => setAdding(null)}
          onPick={(chosen) => {
            editor.editTree((before) => addCategory(before, chosen));
            setAdding(null);
          }}
        />
      )}
      {target && (
        <AddDialog
          title={texts.addProduct(entities.category.get(target.id)?.name ?? '')}
          label={texts.pickProduct}
          choices={entities.products.filter((one) => !inTarget.has(one.id))}
          nothing={texts.noProduct}
          cancel={texts.cancel}
          onClose={() => setAdding(null)}
          onPick={(chosen) => {
            editor.editTree((before) => addProduct(before, target.key, chosen));
            setOpen((before) => new Set([...before, target.key]));
            setAdding(null);
          }}
        />
      )}
    </Box>
  );
}
