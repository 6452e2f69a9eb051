import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';

/** A list of rows that can be added, removed and moved. */
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

/** Touch screens cannot hover: a row's buttons are always visible. */
const ROWS = {
  '& .RaSimpleFormIterator-line': { py: 2 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible', paddingTop: 0 },
  // The theme's yellow is illegible on white.
  '& .RaSimpleFormIterator-action .MuiIconButton-root:not(.Mui-disabled)': { color: 'text.secondary' },
};
