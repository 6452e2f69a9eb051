import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { call, problemsIn } from '../data/call.ts';
import { oneTap } from '../forms/one-tap.ts';
import { takingTexts as texts } from './texts.ts';
import type { Taking } from './use-taking.ts';

/** Finds the delivery area of the caller's address; whoever knows better chooses another one below. */
export function AreaSearch({ taking: { draft, change, offer } }: { taking: Taking }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [once] = useState(oneTap);
  const { street, city } = draft;
  const find = async () => {
    setProblem(null);
    try {
      const params = { id: offer.branch.id };
      const body = { street, city };
      const { data } = await call(
        'post /api/branches/{id}/address-area',
        { params, body },
        texts.areaNotFound,
      );
      change({ area: data.area });
    } catch (error) {
      setProblem(Object.values(problemsIn(error, texts.areaNotFound))[0] ?? texts.areaNotFound);
    }
  };
  return (
    <Box>
      <Button
        variant="outlined"
        fullWidth
        disabled={street.trim() === '' || city.trim() === ''}
        onClick={() => void once(find)}
      >
        {texts.findArea}
      </Button>
      <Typography role="status" variant="body2" color="error">
        {problem}
      </Typography>
    </Box>
  );
}
