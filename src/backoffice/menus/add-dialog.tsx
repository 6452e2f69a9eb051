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
