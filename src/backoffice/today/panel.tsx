import { Box, Button, Card, CardContent, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LoadError } from '../lists/load-error.tsx';

interface PanelProps {
  title: string;
  query: { error: unknown; refetch: () => unknown; isPending: boolean };
  action?: { label: string; to: string };
  children: ReactNode;
}

/** A card of the start screen: its content, its error, or the room for what is loading. */
export function Panel({ title, query, action, children }: PanelProps) {
  return (
    <Card component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <CardContent sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <Typography variant="h6" component="h2" sx={{ mr: 'auto' }}>
            {title}
          </Typography>
          {action && (
            <Button component={Link} to={action.to}>
              {action.label}
            </Button>
          )}
        </Box>
        <LoadError error={query.error} onAgain={query.refetch} />
        {query.isPending ? <Skeleton variant="rounded" height={72} /> : !query.error && children}
      </CardContent>
    </Card>
  );
}
