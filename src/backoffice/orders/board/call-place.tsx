import { Box } from '@mui/material';

const ID = 'call-place';

/** The place in the app bar for the alert on other screens. A file of its own: the bar must not load the watch. */
export const CallPlace = () => <Box id={ID} sx={{ flexShrink: 0, '&:not(:empty)': { mx: 1 } }} />;

export const callPlace = () => document.getElementById(ID);
