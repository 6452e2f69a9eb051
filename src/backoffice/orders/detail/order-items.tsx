import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import type { OrderItem } from '../../../lib/contract/orders.ts';
import type { Product } from '../../../lib/contract/products.ts';
import type { Order, OrderDetails } from '../../../lib/contract/staff-orders.ts';
import { payable } from '../../../lib/domain/cash-rounding.ts';
import { depositText } from '../../../lib/domain/words/facts.ts';
import { formatAmount } from '../../../lib/domain/quantity.ts';
import { isTipUntaxed } from '../../../lib/domain/tip.ts';
import { isFinal } from '../../../lib/domain/order.ts';
import { isOnlinePayment } from '../../../lib/domain/payment-methods.ts';
import { beforeDiscount, promotionLabel } from '../../../lib/domain/promotions/shown.ts';
import { factLines } from '../../../lib/domain/line-facts.ts';
import { choicesText } from '../../../content/texts/sentences/choices.ts';
import type { UploadRef } from '../../../lib/domain/cart-item.ts';
import { uploadsIn } from '../../../lib/domain/uploads.ts';
import { call, CallFailed } from '../../data/call.ts';
import { useRestoredState } from '../../forms/unsaved-changes.ts';
import { moneyOf, totalOf } from '../../data/formats.ts';
import { ItemDialog } from './item-dialog.tsx';
import { Fact, Section } from './sheet-sections.tsx';
import { detailTexts as texts } from './texts.ts';

/** A product as sold now; null: no longer sold. */
const readProduct = (id: number): Promise<Product | null> =>
  call('get /api/products/{id}', { params: { id } }).then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof CallFailed && error.status === 404) return null;
      throw error;
    },
  );

function useProducts({ items }: Order): ReadonlyMap<number, Product | null> {
  const ids = [...new Set(items.flatMap(({ product }) => (product ? [product.id] : [])))];
  const read = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['ordered-product', id],
      queryFn: () => readProduct(id),
      staleTime: 60_000,
    })),
  });
  return new Map(
    ids.flatMap((id, index) => (read[index]?.data === undefined ? [] : [[id, read[index].data]])),
  );
}

/** The line items, with allergens and prices. */
export function OrderItems({ order }: { order: OrderDetails }) {
  const { items, pricing } = order;
  const delivery = beforeDiscount(pricing.deliveryGross, pricing.deliveryDiscount);
  // Net, taxes and a tip without tax are the total.
  const isBesides = isTipUntaxed(pricing);
  const tip = Boolean(pricing.tip) && <Fact name={texts.tip}>{moneyOf(order, pricing.tip ?? 0)}</Fact>;
  const products = useProducts(order);
  const productOf = ({ product }: OrderItem) => (product === null ? null : products.get(product.id));
  const [changed, setChanged] = useRestoredState<number | null>(`item-open/${order.id}`, null);
  // An order paid online is not changed.
  const mayChange = !isFinal(order) && !order.isPaid && !isOnlinePayment(order.paymentMethod);
  return (
    <Section title={texts.items}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {items.map((item, index) => (
          <Box
            component="li"
            // oxlint-disable-next-line react/no-array-index-key -- items are addressed by index (SPEC section 3)
            key={index}
            sx={{ display: 'grid', gridTemplateColumns: '4.2em 1fr auto', columnGap: 1 }}
          >
            <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {formatAmount(item.amount)} {item.unit}
            </Typography>
            <div>
              <Typography sx={{ fontWeight: 700 }}>{item.name}</Typography>
              <PartLines parts={item.parts} files={order.files} />
              {item.deposits?.map((one) => (
                <Typography key={one.kind + one.amount} variant="body2">
                  {depositText(one, moneyOf(order, one.amount))}
                </Typography>
              ))}
              {item.facts ? (
                factLines(item.facts, order.currency).map((line) => (
                  <Typography key={line} variant="body2" color="text.secondary">
                    {line}
                  </Typography>
                ))
              ) : (
                <Typography variant="body2" color="text.secondary">
                  {texts.allergens}: {allergenText(productOf(item))}
                </Typography>
              )}
            </div>
            <Box sx={{ textAlign: 'end' }}>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {item.isApproximate && `${texts.approximately} `}
                {moneyOf(order, beforeDiscount(item.gross, item.discount))}
              </Typography>
              {mayChange && (
                <Button
                  color="inherit"
                  aria-label={`${texts.change}: ${texts.changeItem(item.name)}`}
                  onClick={() => setChanged(index)}
                >
                  {texts.change}
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {items.some(({ facts }) => !facts) && (
        <Typography variant="caption" color="text.secondary">
          {texts.allergensNow}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {Boolean(pricing.depositGross) && (
          <Fact name={texts.deposit}>{moneyOf(order, pricing.depositGross ?? 0)}</Fact>
        )}
        {order.isDelivery && (
          <Fact name={texts.delivery}>{delivery === 0 ? texts.free : moneyOf(order, delivery)}</Fact>
        )}
        {pricing.promotions?.map((one) => (
          <Fact key={one.id} name={promotionLabel(one)}>
            {moneyOf(order, -one.amount)}
          </Fact>
        ))}
        {!isBesides && tip}
        <Fact name={texts.net}>{moneyOf(order, pricing.totalNet)}</Fact>
        {pricing.taxes.map(({ rate, amount }) => (
          <Fact key={rate} name={texts.vat(formatAmount(rate))}>
            {moneyOf(order, amount)}
          </Fact>
        ))}
        {isBesides && tip}
        <Fact name={texts.total} isStrong>
          {totalOf(order)}
        </Fact>
        {Boolean(pricing.rounding) && (
          <>
            <Fact name={texts.rounding}>{moneyOf(order, pricing.rounding ?? 0)}</Fact>
            <Fact name={texts.toPay} isStrong>
              {moneyOf(order, payable(pricing))}
            </Fact>
          </>
        )}
      </Box>
      {changed !== null && items[changed] && (
        <ItemDialog
          order={order}
          index={changed}
          item={items[changed]}
          product={productOf(items[changed]) ?? null}
          onClose={() => setChanged(null)}
        />
      )}
    </Section>
  );
}

function allergenText(product: Product | null | undefined): string {
  if (product === undefined) return '…';
  if (product === null) return texts.productGone;
  const { allergens } = product;
  return allergens.length > 0 ? allergens.join(', ') : texts.noAllergens;
}

/** The choices of a line item, part by part. */
export function PartLines({ parts, files }: Pick<OrderItem, 'parts'> & { files: SentFile[] }) {
  return parts.map((part) => {
    const refs = uploadsIn([part]);
    if (refs.length > 0)
      return (
        <Box key={part.name}>
          <Typography variant="body2">{part.name}:</Typography>
          <SentFiles part={part.name} refs={refs} files={files} />
        </Box>
      );
    const chosen = choicesText([part]);
    return (
      chosen !== '' && (
        <Typography key={part.name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {part.name}: {chosen}
        </Typography>
      )
    );
  });
}

type SentFile = OrderDetails['files'][number];

const addressOf = ({ publicHash, id, version, extension }: SentFile) =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;

/** The files that a customer uploaded for one part of a dish. Their original names are not stored. */
function SentFiles({ part, refs, files }: { part: string; refs: UploadRef[]; files: SentFile[] }) {
  return (
    <Box
      component="ul"
      aria-label={texts.filesOf(part)}
      sx={{ listStyle: 'none', m: 0, p: 0, py: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {refs.map((ref, index) => (
        <li key={ref.id}>
          <SentFile file={files.find(({ id }) => id === ref.id)} number={index + 1} />
        </li>
      ))}
    </Box>
  );
}

function SentFile({ file, number }: { file: SentFile | undefined; number: number }) {
  if (!file) return <Typography color="text.secondary">{texts.fileGone(number)}</Typography>;
  const target = { href: addressOf(file), target: '_blank', rel: 'noreferrer' };
  if (!file.mimeType.startsWith('image/'))
    return (
      <Button {...target} variant="outlined" color="inherit" startIcon={<FileIcon />}>
        {texts.file(number, file.extension)}
      </Button>
    );
  return (
    <Link {...target} color="inherit" variant="body2" sx={{ display: 'grid', justifyItems: 'center' }}>
      <Box
        component="img"
        src={target.href}
        alt=""
        loading="lazy"
        sx={{
          width: 104,
          height: 104,
          objectFit: 'cover',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
        }}
      />
      {texts.picture(number, file.extension)}
    </Link>
  );
}
