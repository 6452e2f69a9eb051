import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Divider, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { weekdays } from '../../content/texts/opening.ts';
import { WEEKDAYS, type Weekday } from '../../lib/domain/hours.ts';
import { branchTexts } from './texts.ts';

const texts = branchTexts.hours;

/** What is done with a day of the week as a whole: closing it, giving its hours to other days, taking its own ones away. */
export function DayMenu({
  day,
  hasPlan,
  hasDaily,
  onClose,
  onForget,
  onCopy,
}: {
  day: Weekday;
  hasPlan: boolean;
  hasDaily: boolean;
  onClose: () => void;
  onForget: () => void;
  onCopy: (to: readonly Weekday[]) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = weekdays[day];
  const act = (what: () => void) => () => {
    setAnchor(null);
    what();
  };
  return (
    <>
      <IconButton
        aria-label={texts.more(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={act(onClose)}>{texts.closeDay}</MenuItem>
        {hasPlan && (
          <MenuItem onClick={act(onForget)}>{hasDaily ? texts.forget : texts.forgetDaily}</MenuItem>
        )}
        {hasPlan && <Divider />}
        {hasPlan && <MenuItem onClick={act(() => onCopy(WEEKDAYS))}>{texts.toAll}</MenuItem>}
        {hasPlan && <MenuItem onClick={act(() => onCopy(WEEKDAYS.slice(0, 5)))}>{texts.toWorkdays}</MenuItem>}
        {hasPlan &&
          WEEKDAYS.filter((other) => other !== day).map((other) => (
            <MenuItem key={other} onClick={act(() => onCopy([other]))}>
              {texts.toDay(weekdays[other])}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
