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

/** Of many choices so many are offered; whoever looks for another one types. */
const MOST = 20;
const some = createFilterOptions<Named>({ limit: MOST });

/** Whoever opens the dialog goes on typing. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks for one of many by its name. */
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

/** Deletes a menu, after asking. */
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
