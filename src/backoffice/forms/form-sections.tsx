import { Box, Typography, FormHelperText } from '@mui/material';
import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';

/** A section of a form with a heading. Its fields are in two columns where there is room, unless `isWide`. */
export function Section({
  title,
  hint,
  children,
  isWide = false,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
  isWide?: boolean;
}) {
  return (
    <Box component="section" sx={{ width: '100%', mb: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: hint ? 0 : 1 }}>
        {title}
      </Typography>
      {hint && (
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          {hint}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          gridTemplateColumns: isWide
            ? 'minmax(0, 1fr)'
            : { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** The error of a whole list field, such as a duplicate name. */
export function ListProblem({ source }: { source: string }) {
  const { errors } = useFormState({ name: source });
  const problem = get(errors, source) as { message?: unknown } | undefined;
  return typeof problem?.message === 'string' ? (
    <FormHelperText error role="alert" sx={{ fontSize: '0.875rem', mb: 1 }}>
      {problem.message}
    </FormHelperText>
  ) : null;
}
