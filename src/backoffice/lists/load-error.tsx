import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
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
export const LoadError = ({ error, ...rest }: Props) =>
  error ? <RetryAlert {...rest}>{messageOf(error)}</RetryAlert> : null;

/** A failure in words, with a retry. */
export function RetryAlert({ children, onAgain, sx }: Omit<Props, 'error'> & { children: ReactNode }) {
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'center', ...sx }}
      action={
        <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => void onAgain()}>
          {texts.again}
        </Button>
      }
    >
      {children}
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
