import { Alert, Button } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { useMe } from '../forms/use-me.ts';
import { isAdmin } from '../data/me.ts';
import { boardTexts } from './texts.ts';

/** What stands where a branch's work would: a new shop has none yet, and an account may be without one. */
export function NoBranch({ title }: { title: string }) {
  const me = useMe();
  if (!me) return null;
  const isNewShop = isAdmin(me);
  return (
    <>
      <Title title={title} />
      <Alert
        severity="info"
        sx={{ my: 2 }}
        action={
          isNewShop && (
            <Button component={Link} to="/first-run" color="inherit" variant="outlined">
              {boardTexts.firstSteps}
            </Button>
          )
        }
      >
        {isNewShop ? boardTexts.noBranchYet : boardTexts.noBranch}
      </Alert>
    </>
  );
}
