import { Alert, Button } from '@mui/material';
import { Pagination, useListContext, type PaginationProps } from 'react-admin';
import { formTexts as texts } from './texts.ts';

/** Instead of a list that could not be loaded: why, and another try. It would say that there is nothing. */
export function ListTrouble() {
  const { error, refetch } = useListContext();
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      }
    >
      {(error as Error | null)?.message}
    </Alert>
  );
}

/** The pages of a list. Of one that could not be loaded none are known. */
export function ListPages(props: PaginationProps) {
  const { error } = useListContext();
  return error ? null : <Pagination {...props} />;
}
