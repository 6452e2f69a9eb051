import { Alert, Button } from '@mui/material';
import { Pagination, useListContext, type PaginationProps } from 'react-admin';
import { messageOf } from '../data/attempt.ts';
import { formTexts as texts } from '../forms/texts.ts';

interface Props {
  error: unknown;
  /** Loads again. */
  onAgain: () => unknown;
  sx?: object;
}

/** Why something could not be loaded, with a retry; nothing without an error. */
export function LoadError({ error, onAgain, sx }: Props) {
  if (!error) return null;
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'center', ...sx }}
      action={
        <Button color="inherit" onClick={() => void onAgain()}>
          {texts.again}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}

/** The error of a list of react-admin, which would show an empty one. */
export function ListError() {
  const { error, refetch } = useListContext();
  return <LoadError error={error} onAgain={refetch} sx={{ my: 1 }} />;
}

/** The pagination, unless the list could not be loaded. */
export function ListPages(props: PaginationProps) {
  const { error } = useListContext();
  return error ? null : <Pagination {...props} />;
}
