import { Box, MenuItem, TextField } from '@mui/material';
import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import ImportExportIcon from '@mui/icons-material/ImportExportOutlined';
import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import { memo, startTransition } from 'react';
import {
  Button,
  CreateButton,
  DataTable,
  SearchInput,
  TopToolbar,
  useListContext,
  useStore,
} from 'react-admin';
import { Link } from 'react-router';
import { PlainSwitchStyles } from '../lists/long-lists.tsx';
import { Cards, useIsPhone } from '../lists/columns.tsx';
import { FilteredList } from '../lists/entity-lists.tsx';
import { ListPages } from '../lists/load-error.tsx';
import { useCategories, useStations } from '../data/lists.ts';
import {
  Duplicate,
  NameCell,
  SaleSwitch,
  Picture,
  Price,
  ProductRowData,
  StationName,
} from './product-cells.tsx';
import { stationInputTexts } from '../forms/texts.ts';
import { bulkTexts, importTexts, productTexts as texts } from './texts.ts';

export const products = { list: ProductList };

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />];
const pagination = <ListPages rowsPerPageOptions={[10, 25, 50, 100]} />;
const sort = { field: 'name', order: 'ASC' } as const;

/** The chosen category survives opening a product. */
const useCategory = () => useStore<number | null>('products.category', null);

function ProductList() {
  const [category] = useCategory();
  return (
    <ProductRowData>
      <PlainSwitchStyles />
      <FilteredList
        filters={filters}
        {...(category === null ? {} : { filter: { categoryId: category } })}
        perPage={25}
        pagination={pagination}
        sort={sort}
        actions={<Actions />}
      >
        <Table />
      </FilteredList>
    </ProductRowData>
  );
}

function Actions() {
  const [category, setCategory] = useCategory();
  const categories = useCategories();
  const { setPage } = useListContext();
  return (
    <TopToolbar
      sx={{ flexWrap: { xs: 'wrap', lg: 'nowrap' }, flexShrink: 0, alignItems: 'center', minHeight: 56 }}
    >
      <TextField
        select
        size="small"
        label={texts.category}
        value={category ?? 0}
        onChange={(event) => {
          // The select changes at once, before the list renders.
          startTransition(() => {
            setCategory(Number(event.target.value) || null);
            setPage(1);
          });
        }}
        sx={{ minWidth: 150, maxWidth: 190 }}
      >
        <MenuItem value={0}>{texts.allCategories}</MenuItem>
        {categories.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button component={Link} to="/products/preise" label={texts.bulkPrices}>
        <PriceChangeIcon />
      </Button>
      <Button component={Link} to="/products/aendern" label={bulkTexts.open}>
        <EditNoteIcon />
      </Button>
      <Button component={Link} to="/products/import" label={importTexts.open}>
        <ImportExportIcon />
      </Button>
      <CreateButton />
    </TopToolbar>
  );
}

/** There may be a hundred rows: plain elements in the cells share one style sheet. */
const LOOKS = {
  '& .RaDataTable-row': { height: 64 },
  '& td, & th': { px: 1 },
  '& .column-duplicate': { width: 60 },
  '& .column-images': { width: 64, pl: 2 },
  '& .plain-picture': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    objectFit: 'cover',
    borderRadius: 1,
    bgcolor: 'action.hover',
    color: 'text.secondary',
  },
  '& .MuiLink-root': { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center' },
  '& .product-name': { fontWeight: 600, fontSize: '1rem' },
  '& .product-categories': { display: 'block', color: 'text.secondary' },
  '& .product-price': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .product-copy': {
    minWidth: 44,
    minHeight: 44,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    borderRadius: 1,
    '&:hover': { bgcolor: 'action.hover' },
  },
};

/** Memoised: it renders only when its list changes. */
const Table = memo(function Table() {
  const isPhone = useIsPhone();
  const columns = useStations().data?.length ? WITH_STATIONS : COLUMNS;
  if (isPhone)
    return (
      <Box sx={LOOKS}>
        <Cards rowClick="edit" card={CARD}>
          {columns}
        </Cards>
      </Box>
    );
  return (
    <DataTable rowClick="edit" bulkActionButtons={false} sx={LOOKS}>
      {columns}
    </DataTable>
  );
});

const CARD = { before: texts.picture, corner: texts.state, linksName: true, foot: [texts.price, texts.copy] };

const COLUMNS = [
  <DataTable.Col key="images" source="images" label={texts.picture} disableSort>
    <Picture />
  </DataTable.Col>,
  <DataTable.Col key="name" source="name" label={texts.name}>
    <NameCell />
  </DataTable.Col>,
  <DataTable.Col key="price" source="price" label={texts.price} align="right">
    <Price />
  </DataTable.Col>,
  <DataTable.Col key="enabled" source="enabled" label={texts.state}>
    <SaleSwitch />
  </DataTable.Col>,
  <DataTable.Col key="duplicate" source="duplicate" label={texts.copy} disableSort>
    <Duplicate />
  </DataTable.Col>,
];

const STATION = (
  <DataTable.Col key="station" source="station" label={stationInputTexts.station} disableSort>
    <StationName />
  </DataTable.Col>
);
/** Behind the name. */
const WITH_STATIONS = COLUMNS.toSpliced(2, 0, STATION);
