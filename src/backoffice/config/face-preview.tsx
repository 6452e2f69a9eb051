import { Box } from '@mui/material';
import type { Face, Scheme } from '../../lib/domain/face/face.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import row from '../../islands/menu/product-row.css?inline';
import { useCurrency } from '../data/config.ts';
import { PlusSign, ShopFrame } from '../forms/shop-frame.tsx';
import preview from './face-preview.css?inline';
import { configTexts } from './texts.ts';

const texts = configTexts.face;
const { sample } = texts;
const STYLES = [row, preview].join('\n');

interface Props {
  face: Face;
  scheme: Scheme;
  shopName: string;
}

/** A branch page in small, in the face as it stands in the form; nothing in it can be pressed. */
export function FacePreview({ face, scheme, shopName }: Props) {
  const currency = useCurrency();
  const price = formatMoney(toCents(11.5), currency);
  return (
    <Box sx={{ width: 360, maxWidth: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <ShopFrame title={texts.previews[scheme]} face={face} scheme={scheme} styles={STYLES}>
        <p className="sample-head">
          <strong>{shopName}</strong>
          <span className="chip" data-state="open">
            {sample.open}
          </span>
        </p>
        <p className="sample-categories">
          {sample.categories.map((name, at) => (
            <span key={name} className={at === 0 ? 'chosen' : ''}>
              {name}
            </span>
          ))}
        </p>
        <div className="product">
          <div className="words">
            <h2>{sample.dish}</h2>
            <p className="description">{sample.description}</p>
            <p className="price number">
              <span>{price}</span>
              <span className="per">{sample.per}</span>
            </p>
          </div>
          <PlusSign />
        </div>
        <p className="sample-link">{sample.link}</p>
        <p className="sample-notice">{sample.notice(formatMoney(toCents(4), currency))}</p>
        <p className="button sample-cart">
          <span>{sample.cart}</span>
          <span className="number">{price}</span>
        </p>
      </ShopFrame>
    </Box>
  );
}
