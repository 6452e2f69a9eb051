import { ThemeProvider, type Theme } from '@mui/material';
import { useGetIdentity, UserMenu } from 'react-admin';
import { shellTexts as texts } from './german.ts';

/** The button says who is signed in, and is called what it says. */
export function OfficeUserMenu() {
  const { data } = useGetIdentity();
  return (
    <ThemeProvider theme={withLandmark}>
      <UserMenu {...(data?.fullName ? { label: data.fullName } : {})} />
    </ThemeProvider>
  );
}

/** What pops up stands outside of the page's landmarks, so that it is one itself; react-admin lets nobody say so. */
const withLandmark = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiMenu: { defaultProps: { slotProps: { paper: { role: 'navigation', 'aria-label': texts.account } } } },
  },
});
