import { FormHelperText } from '@mui/material';
import { get, useFormState } from 'react-hook-form';

/** What is wrong with a list of a form as a whole, such as a name that stands in it twice. */
export function ListProblem({ source }: { source: string }) {
  const { errors } = useFormState({ name: source });
  const problem = get(errors, source) as { message?: unknown } | undefined;
  return typeof problem?.message === 'string' ? (
    <FormHelperText error role="alert" sx={{ fontSize: '0.875rem', mb: 1 }}>
      {problem.message}
    </FormHelperText>
  ) : null;
}
