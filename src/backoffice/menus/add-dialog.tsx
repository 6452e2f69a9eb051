import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';

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

/** Whoever opens the dialog goes on typing. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks for one of many by its name. */
export function AddDialog({ title, label, choices, nothing, cancel, onPick, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="add-title">
      <DialogTitle id="add-title">{title}</DialogTitle>
      <DialogContent>
        <Autocomplete
          openOnFocus
          options={choices}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          noOptionsText={nothing}
          onChange={(_, chosen) => chosen && onPick(chosen.id)}
          renderInput={(params) => <TextField {...params} label={label} inputRef={focus} />}
          slotProps={{ listbox: { sx: { '& .MuiAutocomplete-option': { minHeight: 48 } } } }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
