import { Divider, ListSubheader } from '@mui/material';
import { CanAccess, Menu, useSidebarState } from 'react-admin';
import { FirstRunEntry } from '../first-run/first-run-entry.tsx';
import { SECTIONS } from './sections.ts';

/** Everything that whoever is signed in may go to. */
export function Navigation() {
  const [isOpen] = useSidebarState();
  return (
    <Menu>
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
