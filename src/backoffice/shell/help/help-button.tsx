import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Button, IconButton, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { screenAt } from '../screens.ts';
import { showShortcuts } from '../shortcut-list/shown.ts';
import { HELP, helpTexts as texts, type HelpedPath } from './sentences.ts';

/** The place of a screen on the page with all help: its address without signs. */
export const anchorOf = (path: string): string => path.replaceAll('/', '') || 'bestellungen';

const isHelped = (path: string): path is HelpedPath => Object.hasOwn(HELP, path);

/** The screen whose help an address has. */
export const helpedAt = (pathname: string): HelpedPath | undefined =>
  isHelped(pathname) ? pathname : screenAt(pathname);

/** A small '?' in the screen's head: what the screen is for. */
export function HelpButton() {
  const { pathname } = useLocation();
  const path = helpedAt(pathname);
  const [place, setPlace] = useState<{ button: HTMLElement; pathname: string } | null>(null);
  if (path === undefined) return null;
  const { title, sentence } = HELP[path];
  const close = () => setPlace(null);
  // Another screen has other help.
  const isOpen = place?.pathname === pathname;
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={texts.of(title)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={texts.of(title)}
        onClick={({ currentTarget }) => setPlace({ button: currentTarget, pathname })}
      >
        <HelpIcon />
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={isOpen ? place.button : null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        role="dialog"
        aria-label={texts.of(title)}
        transitionDuration={0}
      >
        <Box sx={{ p: 2, maxWidth: 360, display: 'grid', gap: 1 }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          <Typography>{sentence}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              component={Link}
              to={{ pathname: '/hilfe', hash: anchorOf(path) }}
              variant="outlined"
              onClick={close}
            >
              {texts.all}
            </Button>
            <Button
              onClick={() => {
                close();
                showShortcuts();
              }}
              // Without a keyboard there is nothing to press.
              sx={{ '@media (hover: none) and (pointer: coarse)': { display: 'none' } }}
            >
              {texts.shortcuts}
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  );
}
