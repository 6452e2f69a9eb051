import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  TextField,
} from '@mui/material';
import { useMyBranches } from '../data/lists.ts';
import { CopyField } from '../forms/inputs.tsx';
import { connectionTexts as texts } from './texts.ts';

/** Boxes to tick, each with its words. */
export function Choices<T extends string>({
  title,
  words,
  chosen,
  problem,
  onChange,
}: {
  title: string;
  words: Readonly<Record<T, string>>;
  chosen: readonly T[];
  problem?: string | undefined;
  onChange: (chosen: T[]) => void;
}) {
  const names = Object.keys(words) as T[];
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <FormLabel component="legend" error={problem !== undefined}>
        {title}
      </FormLabel>
      <FormGroup>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={words[name]}
            control={
              <Checkbox
                checked={chosen.includes(name)}
                onChange={({ target }) =>
                  onChange(names.filter((one) => (one === name ? target.checked : chosen.includes(one))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}

/** Which branches; none chosen: all. */
export function BranchesField({
  chosen,
  problem,
  onChange,
}: {
  chosen: readonly number[];
  problem?: string | undefined;
  onChange: (chosen: number[]) => void;
}) {
  const branches = useMyBranches() ?? [];
  const nameOf = (id: number) => branches.find((branch) => branch.id === id)?.name ?? String(id);
  return (
    <TextField
      select
      fullWidth
      label={texts.branches}
      value={chosen}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => onChange(target.value as unknown as number[])}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => (chosen.length === 0 ? texts.allBranches : chosen.map(nameOf).join(', ')),
        },
      }}
    >
      {branches.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Shows a secret that cannot be shown again. */
export function SecretDialog({
  title,
  label,
  value,
  hints,
  onClose,
}: {
  title: string;
  label: string;
  value: string;
  hints: readonly string[];
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()} maxWidth="md" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{hints.join(' ')}</Alert>
        <CopyField label={label} value={value} copyLabel={texts.copy(label)} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
