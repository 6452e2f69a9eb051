import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  Autocomplete,
  Box,
  Dialog,
  DialogTitle,
  IconButton,
  TextField,
  Typography,
  type PopperProps,
} from '@mui/material';
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '../../../lib/contract/people.ts';
import { useZone } from '../../data/config.ts';
import { $branchId } from '../../data/device.ts';
import { useMyBranches } from '../../data/lists.ts';
import { useIsPhone } from '../../lists/columns.tsx';
import { visuallyHidden } from '../../lists/visually-hidden.ts';
import { useAskServer } from './ask-server.ts';
import { branchPlaces, findPlaces, inOrder, keyOf, placesFor, type Find } from './finds.ts';
import { ICONS_OF } from './icons.tsx';
import { $recent, recentOf, remember } from './recent.ts';
import { searchTexts as texts } from './texts.ts';

/** Typing fast asks the server once. */
const PAUSE_MS = 180;

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

interface Props {
  user: User;
  onClose: () => void;
}

/** Everything that a person may open, by what they type; closes with a choice, Escape, or a tap beside it. */
export function SearchDialog({ user, onClose }: Props) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const choose = (find: Find) => {
    remember(user.id, find);
    onClose();
    void navigate(find.to, { state: { ...find.state, ...(find.fields ? { fields: find.fields } : {}) } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      sx={isPhone ? undefined : ON_TOP}
    >
      <DialogTitle sx={visuallyHidden}>{texts.open}</DialogTitle>
      <Search user={user} onChoose={choose} onClose={onClose} />
    </Dialog>
  );
}

/** Near the top, so that it does not jump while its list grows. */
const ON_TOP = { '& .MuiDialog-container': { alignItems: 'flex-start' } };

function Search({ user, onChoose, onClose }: Props & { onChoose: (find: Find) => void }) {
  const [typed, setTyped] = useState('');
  const { options, isSearching, failed } = useOptions(user, typed);
  const isEmpty = typed.trim() === '';
  return (
    <Box sx={{ p: 2, minHeight: 0 }}>
      <Box sx={FIELD_AND_LIST}>
        <Autocomplete<Find>
          value={null}
          options={options}
          inputValue={typed}
          open={options.length > 0}
          autoHighlight
          forcePopupIcon={false}
          clearOnBlur={false}
          disableCloseOnSelect
          filterOptions={(all) => all}
          getOptionLabel={({ label }) => label}
          getOptionKey={keyOf}
          groupBy={({ kind }) => (isEmpty ? texts.kinds.recent : texts.kinds[kind])}
          isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
          onInputChange={(_, text, reason) =>
            reason !== 'reset' && reason !== 'selectOption' && setTyped(text)
          }
          onChange={(_, find) => find && onChoose(find)}
          onClose={(_, reason) => reason === 'escape' && onClose()}
          slots={{ popper: InPlace, paper: Box }}
          slotProps={{ listbox: { sx: LISTBOX } }}
          renderGroup={({ key, group, children }) => (
            <Box component="li" key={key} role="presentation">
              <Typography component="div" role="presentation" sx={GROUP}>
                {group}
              </Typography>
              <Box component="ul" role="group" aria-label={group} sx={{ p: 0, m: 0 }}>
                {children}
              </Box>
            </Box>
          )}
          renderOption={({ key, ...props }, find) => (
            <Box component="li" key={key} {...props} sx={OPTION}>
              <Option find={find} />
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={focus}
              margin="none"
              label={texts.label}
              placeholder={texts.hint}
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps.htmlInput, enterKeyHint: 'go', autoCapitalize: 'off' },
              }}
            />
          )}
        />
        <IconButton aria-label={texts.close} onClick={onClose} sx={{ gridRow: 1, gridColumn: 2 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography role="status" color="text.secondary" sx={{ '&:not(:empty)': { mt: 1.5 } }}>
        {saying(typed, options.length, isSearching)}
      </Typography>
      {failed.length > 0 && (
        <Alert severity="warning">{texts.failed(failed.map((kind) => texts.kinds[kind]).join(', '))}</Alert>
      )}
    </Box>
  );
}

function saying(typed: string, found: number, isSearching: boolean): string {
  if (found > 0) return '';
  if (typed.trim() === '') return texts.empty;
  return isSearching ? texts.searching : texts.nothingOf(typed.trim());
}

/** What is offered for what was typed; nothing typed: what was chosen last. */
function useOptions(user: User, typed: string) {
  const branches = useMyBranches();
  const branchId = useStore($branchId);
  useStore($recent);
  const zone = useZone();
  const words = useDeferredValue(typed);
  const places = useMemo(() => {
    const branch = branches?.find(({ id }) => id === branchId) ?? branches?.[0];
    return [...placesFor(user, branch), ...branchPlaces(user, branches ?? [])];
  }, [user, branches, branchId]);
  const paused = usePaused(typed);
  const server = useAskServer(user, zone, typed.trim() === '' ? '' : paused);
  const isEmpty = typed.trim() === '';
  const options = isEmpty
    ? recentOf(user.id)
    : inOrder([...findPlaces(places, words), ...server.finds], words);
  const isSearching = server.isSearching || paused !== typed;
  return { options, isSearching, failed: server.failed };
}

/** The list stands in the dialog below field and button, not over them. */
const FIELD_AND_LIST = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'center',
};

/** In the place of a popper. */
function InPlace({ children }: PopperProps) {
  return (
    <Box sx={{ gridRow: 2, gridColumn: '1 / -1', minWidth: 0 }}>
      {typeof children === 'function' ? null : children}
    </Box>
  );
}

/** Typing may begin at once. */
const focus = (input: HTMLInputElement | null) => input?.focus();

const LISTBOX = {
  p: 0,
  maxHeight: { xs: 'calc(100dvh - 104px)', sm: 'calc(100dvh - 200px)' },
};
const GROUP = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  px: 1.5,
  lineHeight: '36px',
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'background.paper',
};
const OPTION = { minHeight: 52, gap: 1.5, '&&': { px: 1.5 } };

function Option({ find: { kind, label, detail } }: { find: Find }) {
  const Icon = ICONS_OF[kind];
  return (
    <>
      <Icon fontSize="small" color="action" />
      <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
        <Box component="span" sx={ONE_LINE}>
          {label}
        </Box>
        {detail !== '' && (
          <Typography component="span" variant="body2" color="text.secondary" sx={ONE_LINE}>
            {detail}
          </Typography>
        )}
      </Box>
    </>
  );
}

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
