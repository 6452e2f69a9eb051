import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import PhoneIcon from '@mui/icons-material/PhoneInTalkOutlined';
import { Box, Button, Chip, IconButton, TextField } from '@mui/material';
import { useStore } from '@nanostores/react';
import { memo, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { CanAccess } from 'react-admin';
import { BranchHeading } from '../../forms/branch-select.tsx';
import { ariaKeys, keysOf, useShortcut } from '../../data/shortcuts.ts';
import { boardTexts, connectionTexts, soundTexts } from '../texts.ts';
import { $connection, $isSilent, type Connection } from './board-state.ts';
import { PauseButton } from './pause-button.tsx';
import { $sound, allowSound } from './ringer.ts';

const COLORS = {
  connecting: 'default',
  live: 'success',
  lost: 'error',
  refused: 'error',
} as const;

/** The branch, its connection, the sound switch and the search. */
export const BoardHead = memo(function BoardHead({
  search,
  onSearch,
}: {
  search: string;
  onSearch: (search: string) => void;
}) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <BranchHeading />
      <TextField
        type="search"
        size="small"
        margin="none"
        label={boardTexts.search}
        placeholder={boardTexts.searchHint}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        // Shrinks before anything wraps: 'Keine Verbindung' is longer than 'Live'.
        sx={{ flex: { xs: '1 1 80px', sm: '1 1 120px' }, maxWidth: 190 }}
      />
      <CanAccess resource="taking" action="create">
        <TakeButton />
      </CanAccess>
      <PauseButton />
      <ConnectionChip />
      <SoundSwitch />
    </Box>
  );
});

/** Mutes the device. Until the first touch of anything, which turns the sound on, it says that there is none. */
function SoundSwitch() {
  const isSilent = useStore($isSilent);
  const isBlocked = useStore($sound) === 'blocked' && !isSilent;
  // The touch itself turns the sound on, before its click comes.
  const wasBlocked = useRef(false);
  const note = () => {
    wasBlocked.current = isBlocked;
  };
  const label = isBlocked ? soundTexts.turnOn : isSilent ? soundTexts.unmute : soundTexts.mute;
  return (
    <IconButton
      aria-label={label}
      title={isBlocked ? soundTexts.blocked : label}
      onPointerDown={note}
      onKeyDown={note}
      onClick={() => (wasBlocked.current ? void allowSound() : $isSilent.set(!isSilent))}
      color={isSilent ? 'error' : isBlocked ? 'warning' : 'default'}
    >
      {isSilent || isBlocked ? <VolumeOffIcon /> : <VolumeUpIcon />}
    </IconButton>
  );
}

/** Leads to a new order, as N does. */
function TakeButton() {
  const navigate = useNavigate();
  useShortcut('take', () => void navigate('/aufnehmen'));
  return (
    <Button
      component={Link}
      to="/aufnehmen"
      variant="contained"
      startIcon={<PhoneIcon />}
      aria-keyshortcuts={ariaKeys('take')}
      title={`${boardTexts.take} (${keysOf('take')[0]})`}
      aria-label={boardTexts.take}
      sx={{ px: 1.5, whiteSpace: 'nowrap', '& .MuiButton-startIcon': { mr: { xs: 0, lg: 1 } } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
        {boardTexts.take}
      </Box>
    </Button>
  );
}

/** Whether the orders are live. */
export function ConnectionChip() {
  const connection = useStore($connection);
  return (
    <Chip
      role="status"
      label={connectionTexts[connection]}
      color={COLORS[connection]}
      variant="outlined"
      sx={{ fontWeight: 700, color: 'text.primary', '& .MuiChip-label::before': DOT[connection] }}
    />
  );
}

const dot = (color: string) => ({
  content: '""',
  display: 'inline-block',
  width: 10,
  height: 10,
  mr: 1,
  borderRadius: 99,
  bgcolor: color,
});
const DOT: Record<Connection, ReturnType<typeof dot>> = {
  connecting: dot('text.secondary'),
  live: dot('success.main'),
  lost: dot('error.main'),
  refused: dot('error.main'),
};
