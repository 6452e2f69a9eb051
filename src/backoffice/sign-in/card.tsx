import { Box, Card, CardContent, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';

/** The card of the screens before the back office: sign-in and new password. */
export function SignInCard({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Bestellbar`;
  }, [title]);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ width: '100%', maxWidth: 420 }} elevation={3}>
        <Box sx={{ height: 8, bgcolor: 'primary.main' }} />
        <CardContent sx={{ display: 'grid', gap: 2, p: { xs: 3, sm: 4 } }}>
          <div>
            <Typography variant="overline" color="text.secondary">
              {intro}
            </Typography>
            <Typography variant="h5" component="h1">
              {title}
            </Typography>
          </div>
          {children}
        </CardContent>
      </Card>
    </Box>
  );
}
