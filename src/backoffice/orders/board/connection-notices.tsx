import { Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { CONFIG_KEY, useLastingConfigQuery } from '../../data/config.ts';
import { MY_BRANCHES, useMyBranchesQuery } from '../../data/lists.ts';
import { readAgain } from '../../data/queries.ts';
import { LoadError, RetryAlert } from '../../lists/load-error.tsx';
import { boardTexts, connectionTexts } from '../texts.ts';
import { $connection } from './board-state.ts';
import { connectAgain } from './live.ts';

/** Problems that stop the board from working, impossible to overlook. */
export function ConnectionNotices() {
  const connection = useStore($connection);
  if (connection !== 'lost' && connection !== 'refused') return null;
  return (
    <RetryAlert onAgain={connectAgain}>
      {connection === 'lost' ? (
        <>
          <b>{connectionTexts.lost}.</b> {connectionTexts.lostHint}
        </>
      ) : (
        connectionTexts.refusedHint
      )}
    </RetryAlert>
  );
}

/** In place of orders that are not known yet: says what is loaded, or why it cannot be; nothing beside a notice. */
export function OrdersAwaited() {
  const connection = useStore($connection);
  const config = useLastingConfigQuery();
  const branches = useMyBranchesQuery();
  const [failed, key] = config.data ? [branches, MY_BRANCHES] : [config, CONFIG_KEY];
  if (!failed.data && failed.failureReason)
    return <LoadError error={failed.failureReason} onAgain={() => readAgain(key)} />;
  if (connection === 'refused') return null;
  return <Typography role="status">{boardTexts.loading}</Typography>;
}
