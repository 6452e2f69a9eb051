/** Cells so close that on a tablet held upright a row stays a line or two. */
export const closeCells = {
  '& .RaDatagrid-headerCell, & .RaDatagrid-rowCell': { px: { xs: 1, lg: 2 } },
};
