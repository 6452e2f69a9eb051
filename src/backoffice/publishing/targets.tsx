import { Alert, Stack } from '@mui/material';
import type { PublishAnswer } from '../../lib/contract/publishing.ts';
import { Failure } from './failure.tsx';
import { texts } from './texts.ts';
import { dateAndTime } from '../data/shop-time.ts';

/** Where else the pages go, and whether they got there. */
export function Targets({ targets, zone }: { targets: PublishAnswer['targets']; zone: string }) {
  return (
    <Stack spacing={1}>
      {targets.map(({ name, at, failure }) =>
        failure ? (
          <Failure
            key={name}
            title={`${name}: ${texts.target.failed}`}
            hint={texts.target.again}
            failure={failure}
            zone={zone}
          />
        ) : (
          <Alert key={name} severity={at ? 'success' : 'info'}>
            {name}: {at ? texts.target.reached(`${dateAndTime(at, zone)} Uhr`) : texts.target.never}
          </Alert>
        ),
      )}
    </Stack>
  );
}
