import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Title } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useMe } from '../../data/me.ts';
import { mayUse } from '../../sign-in/auth-provider.ts';
import { ENTRIES, MORE } from '../screens.ts';
import { anchorOf } from './help-button.tsx';
import { HELP, helpTexts as texts, type HelpedPath } from './sentences.ts';

const SCREENS = [...ENTRIES, ...MORE].filter(({ to }) => Object.hasOwn(HELP, to));

/** What every screen is for that a person may open; the address's fragment names the one to begin with. */
export function HelpPage() {
  const me = useMe();
  const { hash } = useLocation();
  const isKnown = me !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }, [hash, isKnown]);
  if (!me) return null;
  const shown = SCREENS.filter((it) => mayUse(me, it.resource, 'action' in it ? it.action : 'list'));
  return (
    <Box sx={{ maxWidth: 720, py: 2, display: 'grid', gap: 3 }}>
      <Title title={texts.title} />
      <Typography color="text.secondary">{texts.intro}</Typography>
      {shown.map(({ to }) => (
        <Section key={to} path={to as HelpedPath} />
      ))}
    </Box>
  );
}

function Section({ path }: { path: HelpedPath }) {
  const { title, sentence, more } = HELP[path];
  return (
    <Box component="section" id={anchorOf(path)} sx={{ scrollMarginTop: 72 }}>
      <Typography
        variant="h6"
        component="h2"
        tabIndex={-1}
        sx={{ '&:focus:not(:focus-visible)': { outline: 0 } }}
      >
        {title}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{sentence}</Typography>
      {more.map((one) => (
        <Typography key={one}>{one}</Typography>
      ))}
      <MuiLink
        component={Link}
        to={path}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {texts.open(title)}
      </MuiLink>
    </Box>
  );
}
