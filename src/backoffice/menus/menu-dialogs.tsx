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
  Alert,
  Box,
} from '@mui/material';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useState, memo } from 'react';
import {
  Button as LabelledButton,
  Confirm,
  useDelete,
  useNotify,
  useRedirect,
  useGetList,
} from 'react-admin';
import { DateTime } from 'luxon';
import { menuTexts as texts } from './texts.ts';
import type { Branch } from '../../lib/contract/branches.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import { formTexts } from '../forms/texts.ts';
import { MomentField } from '../forms/day-field.tsx';

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
      <LabelledButton
        label={texts.delete}
        color="error"
        size="medium"
        onClick={() => setAsking(true)}
        disabled={isPending}
      >
        <DeleteIcon />
      </LabelledButton>
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

/** A menu without its contents. */
export interface MenuDetails {
  name: string;
  /** ISO instant; empty while the field is, and then the menu cannot be saved. */
  availableFrom: string;
  branches: { id: number }[];
}

interface DetailsProps {
  details: MenuDetails;
  zone: string;
  /** The API's messages by field. */
  errors: Record<string, string>;
  onChange: (change: Partial<MenuDetails>) => void;
}

const LOCAL_FORMAT = "yyyy-MM-dd'T'HH:mm";

/** Name, branches and start of a menu. Memoised, since every change of the tree renders the editor. */
export const MenuDetailsFields = memo(function MenuDetailsFields({
  details,
  zone,
  errors,
  onChange,
}: DetailsProps) {
  const { data: branches = [] } = useGetList<Branch>('branches', {
    pagination: { page: 1, perPage: LARGEST_PAGE },
    sort: { field: 'id', order: 'ASC' },
  });
  const ids = new Set(details.branches.map(({ id }) => id));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        alignItems: 'start',
      }}
    >
      <TextField
        label={texts.name}
        value={details.name}
        error={'name' in errors}
        helperText={errors['name']}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <StartInput
        from={details.availableFrom}
        zone={zone}
        problem={errors['availableFrom']}
        onChange={onChange}
      />
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={branches}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        value={branches.filter(({ id }) => ids.has(id))}
        onChange={(_, chosen) => onChange({ branches: chosen.map(({ id }) => ({ id })) })}
        renderInput={(params) => <TextField {...params} label={texts.branches} />}
        sx={{ gridColumn: '1 / -1' }}
      />
      {details.branches.length === 0 && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {texts.noBranches}
        </Alert>
      )}
    </Box>
  );
});

interface StartInputProps {
  from: string;
  zone: string;
  problem: string | undefined;
  onChange: (change: Pick<MenuDetails, 'availableFrom'>) => void;
}

/** The start of a menu, in the shop's time zone. Typing does not reformat the field. */
function StartInput({ from, zone, problem, onChange }: StartInputProps) {
  const [known, setKnown] = useState(from);
  const [typed, setTyped] = useState(() => localText(zone, from));
  if (from !== known) {
    setKnown(from);
    setTyped(localText(zone, from));
  }
  const take = (text: string) => {
    const availableFrom = DateTime.fromFormat(text, LOCAL_FORMAT, { zone }).toUTC().toISO() ?? '';
    setTyped(text);
    setKnown(availableFrom);
    onChange({ availableFrom });
  };
  return (
    <MomentField
      label={texts.availableFrom}
      value={typed}
      problem={from === '' ? formTexts.required : problem}
      hint={texts.availableFromHint}
      onChange={take}
    />
  );
}

const localText = (zone: string, instant: string) =>
  instant === '' ? '' : DateTime.fromISO(instant, { zone }).toFormat(LOCAL_FORMAT);
