import { Alert, Autocomplete, Box, Button, Chip, TextField, Typography } from '@mui/material';
import { useEffect, useMemo, useRef } from 'react';
import type { Product } from '../../lib/domain/product.ts';
import type { PictureMatch } from '../../lib/domain/picture-names.ts';
import type { PictureFile } from './picture-zip.ts';
import { picturesTexts as texts } from './texts.ts';

/** A picture, with the product that it is for; null: none yet. */
export interface PictureRow extends PictureFile, Pick<PictureMatch, 'product' | 'reason'> {}

type Named = Pick<Product, 'id' | 'name' | 'images'>;

interface Props {
  rows: readonly PictureRow[];
  /** Files that are no pictures. */
  ignored: readonly string[];
  products: readonly Named[];
  onRows: (rows: PictureRow[]) => void;
  onSend: () => void;
}

/** Enough to judge the rest by. */
const MOST_SHOWN = 60;
const SIDE = 56;

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 };
const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: SIDE };

/** Which picture goes to which product: first those without one, which are chosen here. */
export function PictureTable({ rows, ignored, products, onRows, onSend }: Props) {
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  const matched = rows.filter(({ product }) => product !== null);
  const without = rows.length - matched.length;
  // Rows stay where they are while their product is chosen.
  const byHand = rows.filter(({ reason }) => reason !== undefined);
  const byName = rows.filter(({ reason }) => reason === undefined);
  const count = new Set(matched.map(({ product }) => product)).size;
  const change = (name: string, changes: Pick<PictureRow, 'product' | 'reason'>) =>
    onRows(rows.map((row) => (row.name === name ? { ...row, ...changes } : row)));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {matched.length > 0 && (
          <Chip color="success" variant="outlined" label={texts.matched(matched.length)} />
        )}
        {without > 0 && <Chip color="warning" variant="outlined" label={texts.without(without)} />}
      </Box>
      {ignored.length > 0 && <Alert severity="info">{texts.ignored(ignored.join(', '))}</Alert>}
      {rows.length === 0 && <Alert severity="info">{texts.nothing}</Alert>}
      {byHand.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle1">
            {texts.withoutHint}
          </Typography>
          <Box component="ul" sx={LIST}>
            {byHand.slice(0, MOST_SHOWN).map((row) => (
              <Box component="li" key={row.name} sx={ROW}>
                <Preview blob={row.blob} />
                <Box sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
                  {row.name}
                  {row.reason === 'several' && (
                    <Typography variant="body2" color="text.secondary">
                      {texts.several}
                    </Typography>
                  )}
                </Box>
                <Autocomplete
                  options={products}
                  getOptionLabel={({ name }) => name}
                  getOptionKey={({ id }) => id}
                  value={byId.get(row.product ?? 0) ?? null}
                  onChange={(_, product) => change(row.name, { product: product?.id ?? null })}
                  renderInput={(params) => <TextField {...params} label={texts.productFor(row.name)} />}
                  sx={{ flex: '1 1 14rem' }}
                />
              </Box>
            ))}
          </Box>
        </>
      )}
      {byName.length > 0 && (
        <Box component="ul" aria-label={texts.matched(byName.length)} sx={LIST}>
          {byName.slice(0, MOST_SHOWN).map((row) => (
            <Box component="li" key={row.name} sx={ROW}>
              <Preview blob={row.blob} />
              <Box sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
                <b>{byId.get(row.product ?? 0)?.name}</b>
                <Typography variant="body2" color="text.secondary">
                  {row.name}
                </Typography>
              </Box>
              <Replaced product={byId.get(row.product ?? 0)} />
              <Button
                color="inherit"
                aria-label={texts.notFor(row.name)}
                onClick={() => change(row.name, { product: null, reason: 'unknown' })}
              >
                {texts.not}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {byName.length > MOST_SHOWN && (
        <Typography color="text.secondary">{texts.more(byName.length - MOST_SHOWN)}</Typography>
      )}
      {count > 0 && (
        <Button variant="contained" sx={{ justifySelf: 'start', minHeight: 48 }} onClick={onSend}>
          {texts.send(matched.length, count)}
        </Button>
      )}
    </>
  );
}

/** Pictures that the product has so far. */
function Replaced({ product }: { product: Named | undefined }) {
  const count = product?.images.length ?? 0;
  return count > 0 && <Chip size="small" label={texts.replaces(count)} />;
}

/** A picture from the device. */
function Preview({ blob }: { blob: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const source = URL.createObjectURL(blob);
    if (image.current) image.current.src = source;
    return () => URL.revokeObjectURL(source);
  }, [blob]);
  return (
    <Box
      component="img"
      ref={image}
      alt=""
      sx={{ width: SIDE, height: SIDE, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
    />
  );
}
