import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';

/** Entries of one kind below each other: added, removed, and moved up and down. */
export function Rows({ source, add, children }: { source: string; add: string; children: ReactNode }) {
  return (
    <ArrayInput source={source} label={false} helperText={false}>
      <SimpleFormIterator fullWidth disableClear addButton={<AddButton>{add}</AddButton>} sx={ROWS}>
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddButton({ children }: { children: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button startIcon={<AddIcon />} variant="outlined" onClick={() => add()} sx={{ mt: 1 }}>
      {children}
    </Button>
  );
}

/** Fingers do not hover: what can be done with a row is always there. */
const ROWS = {
  '& .RaSimpleFormIterator-line': { py: 2 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible', paddingTop: 0 },
  // Yellow on white could not be seen.
  '& .RaSimpleFormIterator-action .MuiIconButton-root:not(.Mui-disabled)': { color: 'text.secondary' },
};
