import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRedirect } from 'react-admin';
import { menuTexts as texts } from './texts.ts';

/** Deletes a menu, after asking. */
export function DeleteMenu({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} disabled={isPending}>
        {texts.delete}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={texts.delete}
        content={texts.confirmDelete}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void remove(
            'menus',
            { id },
            {
              onSuccess: () => {
                notify(texts.deleted, { type: 'success' });
                redirect('list', 'menus');
              },
              onError: (error) =>
                notify(error instanceof Error ? error.message : texts.deleteFailed, { type: 'error' }),
            },
          );
        }}
      />
    </>
  );
}
