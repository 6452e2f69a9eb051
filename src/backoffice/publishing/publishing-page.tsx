import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import { Alert, Button, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { CanAccess, Title, useNotify } from 'react-admin';
import type { PublishAnswer } from '../../lib/contract/publishing.ts';
import { useAddresses, useZone } from '../data/config.ts';
import { call } from '../data/call.ts';
import { dateAndTime } from '../data/formats.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Failure, StateCard } from './state-card.tsx';
import { History, Rollback } from './history.tsx';
import { texts } from './texts.ts';
import { isUnderWay, useKnowPublishing, usePublishing } from './publishing-state.tsx';
import { formatTexts } from '../data/texts.ts';

function useStep<T = void>(ask: (wish: T) => Promise<{ data: PublishAnswer }>, done: string) {
  const notify = useNotify();
  const know = useKnowPublishing();
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ data }) => {
      know(data);
      notify(done, { type: 'success' });
    },
    onError: (error) => {
      know();
      notify(error.message, { type: 'error' });
    },
  });
}

const publishCall = (whole: boolean) => call('post /api/publish', { body: { whole } }, texts.publishFailed);

/** What customers see, which changes are on their way, and the rollback. */
export function PublishingPage() {
  const { site } = useAddresses();
  const { data: status, error, refetch } = usePublishing();
  const zone = useZone();
  const publish = useStep(() => publishCall(false), texts.asked);
  const build = useStep(() => publishCall(true), texts.asked);
  const rollback = useStep(
    (publication: string) =>
      call('post /api/publish/rollback', { body: { publication } }, texts.rollbackFailed),
    texts.rolledBack,
  );

  const isBusy = isUnderWay(status) || publish.isPending || build.isPending || rollback.isPending;
  const publications = status?.publications ?? [];
  const live = publications.findIndex(({ isCurrent }) => isCurrent);
  return (
    <CanAccess resource="publishing" action="list" accessDenied={<Denied />}>
      <Title title={texts.title} />
      <Stack spacing={2} sx={{ py: 2, maxWidth: 960 }}>
        <Typography color="text.secondary">{texts.intro}</Typography>
        <LoadError error={error} onAgain={refetch} />
        {!status && !error && <Skeleton variant="rounded" height={180} />}
        {status && zone && (
          <>
            <Card>
              <CardContent sx={{ display: 'grid', gap: 3, p: { xs: 2, sm: 3 } }}>
                <StateCard status={status} zone={zone} />
                {status.failure && (
                  <Failure hint={texts.state.failedHint} failure={status.failure} zone={zone} />
                )}
                <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
                  <Button
                    variant="contained"
                    startIcon={<PublishIcon />}
                    disabled={isBusy}
                    onClick={() => publish.mutate()}
                  >
                    {texts.publish}
                  </Button>
                  <Button
                    variant="outlined"
                    color="secondary"
                    disabled={isBusy}
                    onClick={() => build.mutate()}
                  >
                    {texts.whole}
                  </Button>
                  <Rollback
                    current={publications[live]}
                    earlier={publications[live + 1]}
                    zone={zone}
                    isDisabled={isBusy}
                    onConfirm={(publication) => rollback.mutate(publication)}
                  />
                  <Button color="secondary" href={`${site}/`} target="_blank" startIcon={<OpenInNewIcon />}>
                    {texts.toShop}
                  </Button>
                </Stack>
              </CardContent>
            </Card>
            {status.targets.length > 0 && (
              <Card>
                <CardContent>
                  <Typography variant="h6" component="h2" gutterBottom>
                    {texts.targets}
                  </Typography>
                  <Targets targets={status.targets} zone={zone} />
                </CardContent>
              </Card>
            )}
            <Card>
              <CardContent>
                <Typography variant="h6" component="h2" gutterBottom>
                  {texts.history}
                </Typography>
                <History publications={publications} zone={zone} />
              </CardContent>
            </Card>
          </>
        )}
      </Stack>
    </CanAccess>
  );
}

function Denied() {
  return (
    <Alert severity="warning" sx={{ my: 2 }}>
      {texts.denied}
    </Alert>
  );
}

/** Other hosts of the pages, and whether they were reached. */
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
            {name}:{' '}
            {at ? texts.target.reached(formatTexts.oClock(dateAndTime(at, zone))) : texts.target.never}
          </Alert>
        ),
      )}
    </Stack>
  );
}
