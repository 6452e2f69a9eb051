import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call, CallFailed } from '../data/call.ts';
import { TROUBLES_KEY } from './use-troubles.ts';
import { printTexts as texts } from './texts.ts';

/** Has a receipt printed once more, and says what came of asking. */
export function useAgain(): { again: (id: number) => Promise<void>; isBusy: boolean } {
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async again(id) {
      setBusy(true);
      await call('post /api/prints/{id}/again', { params: { id } }, texts.againFailed).then(
        () => notify(texts.queuedAgain, { type: 'success', autoHideDuration: 3000 }),
        (error: unknown) =>
          notify(error instanceof CallFailed ? error.message : texts.againFailed, { type: 'error' }),
      );
      setBusy(false);
      refresh();
      await queries.invalidateQueries({ queryKey: TROUBLES_KEY });
    },
  };
}
