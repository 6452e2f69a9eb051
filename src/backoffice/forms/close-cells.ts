/** Cells so close that on a tablet held upright a row stays a line or two. */
export const closeCells = {
  '& .RaDatagrid-headerCell, & .RaDatagrid-rowCell': { px: { xs: 1, lg: 2 } },
};

/** Where there is room, what is said in two or three words stays on a line. */
export const wholeChips = { '& .MuiChip-root': { whiteSpace: { xs: 'inherit', md: 'nowrap' } } };
