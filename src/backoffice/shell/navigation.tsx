import { Divider, ListSubheader } from '@mui/material';
import type { MouseEvent } from 'react';
import { CanAccess, Menu, useSidebarState } from 'react-admin';
import { FirstRunEntry } from '../first-run/first-run-entry.tsx';
import { SECTIONS } from './sections.ts';

/** Keeps the focus on navigation by tap: moving it would render all entries before the tap shows an effect. */
const keepFocus = (event: MouseEvent) => {
  if (event.button === 0) event.preventDefault();
};

/** Hides the headings of groups without accessible entries. */
const MENU = { '& [role="group"]:not(:has(.MuiMenuItem-root))': { display: 'none' } };

/** All screens that the person may open. */
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
