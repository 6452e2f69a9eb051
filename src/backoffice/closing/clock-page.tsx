import { Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { dayOf } from '../../lib/domain/dates.ts';
import { useZone } from '../data/config.ts';
import { ClockForm } from './clock-form.tsx';
import { clockTexts as texts } from './clock-texts.ts';

/** The shop as at any instant; pages that are shown that way lead here for another one. */
export function ClockPage() {
  const [params] = useSearchParams();
  const [now] = useState(() => Date.now());
  const zone = useZone();
  return (
    <Paper variant="outlined" sx={{ my: 2, p: { xs: 2, sm: 3 }, maxWidth: 720, display: 'grid', gap: 2 }}>
      <Title title={texts.title} />
      <Typography>{texts.intro}</Typography>
      {zone !== null && (
        <ClockForm
          day={params.get('tag') ?? dayOf(now, zone)}
          {...(params.has('zeit') ? { time: params.get('zeit') ?? '' } : {})}
          page={params.get('seite')}
        />
      )}
      <Typography color="text.secondary">{texts.notThere}</Typography>
    </Paper>
  );
}
