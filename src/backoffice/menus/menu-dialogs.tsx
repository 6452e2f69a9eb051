import {
  Autocomplete,
  createFilterOptions,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRedirect } from 'react-admin';
import { menuTexts as texts } from './texts.ts';

interface Named {
  id: number;
  name: string;
}

interface Props {
  title: string;
  label: string;
  choices: readonly Named[];
  nothing: string;
  cancel: string;
  onPick: (id: number) => void;
  onClose: () => void;
}

/** The most choices to show; typing finds the others. */
const MOST = 20;
const some = createFilterOptions<Named>({ limit: MOST });

/** The dialog opens with the focus in its field. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** A dialog to choose one entity by name. */
export function AddDialog({ title, label, choices, nothing, cancel, onPick, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="add-title">
      <DialogTitle id="add-title">{title}</DialogTitle>
      <DialogContent>
        {choices.length > MOST && <DialogContentText>{texts.pickHint(MOST)}</DialogContentText>}
        <Autocomplete
          openOnFocus
          options={choices}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          filterOptions={some}
          noOptionsText={nothing}
          onChange={(_, chosen) => chosen && onPick(chosen.id)}
          renderInput={(params) => <TextField {...params} label={label} inputRef={focus} />}
          slotProps={{
            popper: { role: 'region', 'aria-label': label },
            listbox: { sx: { '& .MuiAutocomplete-option': { minHeight: 48 } } },
          }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Deletes a menu after confirmation. */
export function DeleteMenu({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} disabled={isPending}>
        {texts.delete}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={texts.delete}
        content={texts.confirmDelete}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void remove(
            'menus',
            { id },
            {
              onSuccess: () => {
                notify(texts.deleted, { type: 'success' });
                redirect('list', 'menus');
              },
              onError: (error) =>
                notify(error instanceof Error ? error.message : texts.deleteFailed, { type: 'error' }),
            },
          );
        }}
      />
    </>
  );
}
