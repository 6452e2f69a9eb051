import { Alert, Button } from '@mui/material';
import { useLogout, useRedirect } from 'react-admin';
import { Link } from 'react-router';
import { PASSWORD_PATH, readMeAgain, useMe } from '../data/me.ts';
import { SignInCard } from '../sign-in/card.tsx';
import { signInTexts } from '../sign-in/texts.ts';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';
import { factorTexts } from './security-texts.ts';

const texts = factorTexts.page;

/** Where admins set up the second factor that the shop demands, before anything else. */
export function SecondFactorPage() {
  const me = useMe();
  const redirect = useRedirect();
  const logout = useLogout();
  const finish = () => void readMeAgain().then(() => redirect('/'));
  return (
    <SignInCard title={texts.title} intro={signInTexts.intro}>
      <Alert severity="info">{texts.intro}</Alert>
      {me && <SecondFactorSetUp onDone={finish} onCancel={null} />}
      <Button component={Link} to={PASSWORD_PATH}>
        {texts.otherPassword}
      </Button>
      <Button onClick={() => void logout()}>{texts.signOut}</Button>
    </SignInCard>
  );
}
