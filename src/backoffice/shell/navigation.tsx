import { Divider, ListSubheader } from '@mui/material';
import type { MouseEvent } from 'react';
import { CanAccess, Menu, useSidebarState } from 'react-admin';
import { FirstRunEntry } from '../first-run/first-run-entry.tsx';
import { SECTIONS } from './sections.ts';

/** A tap goes to another screen without moving the focus, which would draw all entries anew before it is answered. */
const keepFocus = (event: MouseEvent) => {
  if (event.button === 0) event.preventDefault();
};

/** What somebody may go to nothing of is not headed either. */
const MENU = { '& [role="group"]:not(:has(.MuiMenuItem-root))': { display: 'none' } };

/** Everything that whoever is signed in may go to. */
export function Navigation() {
  const [isOpen] = useSidebarState();
  return (
    <Menu onMouseDown={keepFocus} sx={MENU}>
      <FirstRunEntry />
      {SECTIONS.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title || undefined}>
          {title !== '' &&
            (isOpen ? (
              <ListSubheader
                component="div"
                aria-hidden
                disableSticky
                sx={{ bgcolor: 'transparent', lineHeight: '36px' }}
              >
                {title}
              </ListSubheader>
            ) : (
              <Divider aria-hidden sx={{ my: 1 }} />
            ))}
          {entries.map(({ to, label, resource, action, icon: Icon }) => (
            <CanAccess key={to} resource={resource} action={action ?? 'list'}>
              <Menu.Item to={to} primaryText={label} leftIcon={<Icon />} />
            </CanAccess>
          ))}
        </div>
      ))}
    </Menu>
  );
}
