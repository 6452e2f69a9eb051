import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, TitlePortal } from 'react-admin';
import { Navigation } from './navigation.tsx';

function Bar() {
  return (
    <AppBar color="default">
      <Typography component="span" sx={{ fontWeight: 700, mr: 2, color: 'primary.main' }}>
        Bestellbar
      </Typography>
      <TitlePortal />
    </AppBar>
  );
}

export function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={Bar} menu={Navigation}>
      {children}
    </Layout>
  );
}
