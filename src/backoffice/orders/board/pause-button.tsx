import PauseIcon from '@mui/icons-material/PauseCircle';
import { Box, Button } from '@mui/material';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $branchId } from '../../data/device.ts';
import { useMyBranches } from '../../data/lists.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { pauseTexts } from './pause-texts.ts';

/** Opens the choice of pauses. */
export function PauseButton() {
  const [isOpen, setOpen] = useState(false);
  const branches = useMyBranches();
  const branchId = useStore($branchId);
  const branch = branches?.find(({ id }) => id === branchId);
  if (!branches || !branch) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PauseIcon />}
        aria-label={pauseTexts.button}
        title={pauseTexts.button}
        onClick={() => setOpen(true)}
        sx={{ px: 1.5, minWidth: 0, '& .MuiButton-startIcon': { mx: { xs: 0, lg: 0 }, mr: { lg: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {pauseTexts.button}
        </Box>
      </Button>
      {isOpen && <PauseDialog branch={branch} branches={branches} onClose={() => setOpen(false)} />}
    </>
  );
}
