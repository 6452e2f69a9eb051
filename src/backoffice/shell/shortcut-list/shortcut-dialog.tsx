import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { useMe } from '../../data/me.ts';
import { shortcutNames } from '../../data/texts.ts';
import {
  $singleKeys,
  keysOf,
  SHORTCUTS,
  type ShortcutName,
  type ShortcutPlace,
} from '../../data/shortcuts.ts';
import { mayUse } from '../../sign-in/auth-provider.ts';
import { shortcutTexts } from './texts.ts';

/** Whose screens a place is on. */
const RESOURCES: Readonly<Record<ShortcutPlace, readonly [resource: string, action: string]>> = {
  everywhere: ['account', 'list'],
  board: ['board', 'list'],
  taking: ['taking', 'create'],
  lists: ['menus', 'list'],
};

const PLACES = Object.keys(RESOURCES) as ShortcutPlace[];
const NAMES = Object.keys(SHORTCUTS) as ShortcutName[];

/** Every shortcut that a person can use, by the screen on which it works. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const id = useId();
  const isOn = useStore($singleKeys);
  const places = PLACES.filter((place) => me && mayUse(me, ...RESOURCES[place]));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm" transitionDuration={0}>
      <DialogTitle id={id}>{shortcutTexts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {places.map((place) => (
          <PlaceTable key={place} place={place} />
        ))}
        <Box>
          <FormControlLabel
            control={<Switch checked={isOn} onChange={(_, isWanted) => $singleKeys.set(isWanted)} />}
            label={shortcutTexts.singleKeys}
          />
          <Typography variant="body2" color="text.secondary">
            {shortcutTexts.singleKeysHint}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{shortcutTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function PlaceTable({ place }: { place: ShortcutPlace }) {
  const names = NAMES.filter((name) => SHORTCUTS[name].place === place);
  return (
    <Box>
      <Typography component="h3" variant="subtitle2">
        {shortcutTexts.places[place]}
      </Typography>
      <Table size="small" aria-label={shortcutTexts.places[place]}>
        <TableBody>
          {names.map((name) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ fontSize: '1rem', pl: 0 }}>
                {shortcutNames[name]}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', pr: 0 }}>
                {keysOf(name).map((key) => (
                  <Box key={key} component="kbd" sx={KEY}>
                    {key}
                  </Box>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const KEY = {
  display: 'inline-block',
  ml: 0.5,
  px: 1,
  minWidth: 28,
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  font: 'inherit',
  fontWeight: 600,
};
