import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Typography,
  FormHelperText,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
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
          rowGap: 2,
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

interface FoldedProps {
  title: string;
  /** What is inside, in a few words. */
  hint: string;
  /** The names of its fields, or of the first part of them. */
  fields: readonly string[];
  children: ReactNode;
}

/** A section of rare fields, folded away. It opens by itself where a field in it has an error. */
export function FoldedSection({ title, hint, fields, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const { errors } = useFormState();
  const hasProblem = fields.some((field) => get(errors, field) !== undefined);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen || hasProblem}
      onChange={(_, isWanted) => setOpen(isWanted)}
      slotProps={{ heading: { component: 'h2' } }}
      sx={FOLDED}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Box component="span" sx={{ display: 'grid' }}>
          <Typography component="span" variant="h6">
            {title}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {hint}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

const FOLDED = {
  borderRadius: 1,
  minWidth: 0,
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-root, & .MuiAccordionDetails-root': { px: { xs: 2, sm: 3 } },
};

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
