import { Box } from '@mui/material';

const ID = 'call-place';

/** Where the bar has room for what calls staff from another screen. */
export const CallPlace = () => <Box id={ID} sx={{ flexShrink: 0, '&:not(:empty)': { mx: 1 } }} />;

export const callPlace = () => document.getElementById(ID);
