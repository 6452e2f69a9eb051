import { ThemeProvider, type Theme } from '@mui/material';
import { useGetIdentity, UserMenu } from 'react-admin';
import { shellTexts as texts } from './german.ts';

/** The button shows the person's name, and has it as its label. */
export function OfficeUserMenu() {
  const { data } = useGetIdentity();
  return (
    <ThemeProvider theme={withLandmark}>
      <UserMenu {...(data?.fullName ? { label: data.fullName } : {})} />
    </ThemeProvider>
  );
}

/** Popovers render outside of the page's landmarks and must be one themselves; react-admin has no property for it. */
const withLandmark = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiMenu: { defaultProps: { slotProps: { paper: { role: 'navigation', 'aria-label': texts.account } } } },
  },
});
