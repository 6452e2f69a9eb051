import { Box, Chip, MenuItem, TextField, Tooltip, Typography } from '@mui/material';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import { DateTime } from 'luxon';
import {
  Button,
  CreateButton,
  DataTable,
  List,
  SearchInput,
  TopToolbar,
  useListContext,
  useRecordContext,
  useStore,
} from 'react-admin';
import { Link } from 'react-router';
import type { Product } from '../../lib/contract/products.ts';
import { menu } from '../../content/texts/menu.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { menuPrice } from '../../lib/stores/menu-price.ts';
import { Thumbnail } from '../images/thumbnail.tsx';
import { useCategoriesOfProducts } from './product-categories.ts';
import { OnOff } from './on-off.tsx';
import { countOut } from './out-changes.ts';
import { useConfig, useCurrency } from './shop-facts.ts';
import { outTexts, productTexts as texts } from './texts.ts';
import { useDuplicate } from './use-duplicate.ts';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />];

/** Stays chosen while one goes to a product and back. */
const useCategory = () => useStore<number | null>('products.category', null);

/** All products: searched, of a category, switched on and off with one tap. */
export function ProductList() {
  const [category] = useCategory();
  const { productsOf } = useCategoriesOfProducts();
  return (
    <List
      filters={filters}
      {...(category === null ? {} : { filter: { id: productsOf(category) } })}
      exporter={false}
      perPage={50}
      sort={{ field: 'name', order: 'ASC' }}
      actions={<Actions />}
    >
      <Table />
    </List>
  );
}

function Actions() {
  const [category, setCategory] = useCategory();
  const { categories } = useCategoriesOfProducts();
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
          setCategory(Number(event.target.value) || null);
          setPage(1);
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
      <CreateButton />
    </TopToolbar>
  );
}

function Table() {
  return (
    <DataTable
      rowClick="edit"
      bulkActionButtons={false}
      sx={{
        '& .RaDataTable-row': { height: 64 },
        '& td, & th': { px: 1 },
        '& .column-duplicate': { width: 60 },
        '& .column-images': { width: 64, pl: 2 },
      }}
    >
      <DataTable.Col source="images" label={texts.picture} disableSort>
        <Picture />
      </DataTable.Col>
      <DataTable.Col source="name" label={texts.name}>
        <NameCell />
      </DataTable.Col>
      <DataTable.Col source="price" label={texts.price}>
        <Price />
      </DataTable.Col>
      <DataTable.Col source="enabled" label={texts.state}>
        <OnOff />
      </DataTable.Col>
      <DataTable.Col source="duplicate" label={texts.copy} disableSort>
        <Duplicate />
      </DataTable.Col>
    </DataTable>
  );
}

function Picture() {
  return <Thumbnail image={useRecordContext<Product>()?.images[0]} />;
}

function NameCell() {
  const product = useRecordContext<Product>();
  const { namesOf } = useCategoriesOfProducts();
  const config = useConfig();
  if (!product) return null;
  const names = namesOf(product.id);
  const out = countOut(product);
  const zone = config?.timezone ?? 'Europe/Berlin';
  return (
    <Box>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {product.name}
      </Typography>
      {!product.enabled && product.outUntil && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          sx={{ ml: 1 }}
          label={outTexts.backAt(DateTime.fromISO(product.outUntil, { zone }).toFormat('dd.MM., HH:mm'))}
        />
      )}
      {out > 0 && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          sx={{ ml: 1 }}
          label={outTexts.optionsOut(out)}
        />
      )}
      {!product.visible && <Chip size="small" label={texts.invisible} sx={{ ml: 1 }} />}
      {names.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {names.join(', ')}
        </Typography>
      )}
    </Box>
  );
}

function Price() {
  const product = useRecordContext<Product>();
  const currency = useCurrency();
  if (!product) return null;
  const { isFrom, per } = menuPrice(product);
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {isFrom && `${menu.from} `}
      {formatMoney(toCents(product.price), currency)}
      {per && ` ${menu.per(per)}`}
    </Box>
  );
}

function Duplicate() {
  const product = useRecordContext<Product>();
  const { duplicate, isPending } = useDuplicate();
  if (!product) return null;
  return (
    <Tooltip title={texts.duplicate}>
      <Box
        component="button"
        type="button"
        aria-label={texts.duplicateOf(product.name)}
        disabled={isPending}
        onClick={(event) => {
          event.stopPropagation();
          void duplicate(product);
        }}
        sx={{
          minWidth: 44,
          minHeight: 44,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          cursor: 'pointer',
          borderRadius: 1,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <ContentCopyIcon />
      </Box>
    </Tooltip>
  );
}
