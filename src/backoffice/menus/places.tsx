import { memo } from 'react';
import type { Product } from '../../lib/contract/products.ts';
import { ShowMore, useShown } from '../long-lists/show-more.tsx';
import type { ProductNode } from './menu-tree.ts';
import type { Offer } from './offer.ts';
import { ProductNodeRow } from './product-node.tsx';
import { menuTexts as texts } from './texts.ts';

const STEP = 20;

interface Props {
  places: readonly ProductNode[];
  offer: Offer;
  currency: string;
  onOut: (product: Product, at: HTMLElement) => void;
  onEnabled: (key: string, enabled: boolean) => void;
  onVisible: (key: string, visible: boolean) => void;
  onRemove: (key: string) => void;
}

/** The products of an open category; of many those that one has scrolled to. */
export const PlacesOf = memo(function PlacesOf({ places, offer, ...rest }: Props) {
  const [most, showMore] = useShown(STEP);
  const left = places.length - most;
  if (places.length === 0) return <li className="tree-note">{texts.emptyCategory}</li>;
  return (
    <>
      {places.slice(0, most).map((place) => (
        <ProductNodeRow key={place.key} node={place} product={offer.product.get(place.id)} {...rest} />
      ))}
      {left > 0 && (
        <li className="tree-note">
          <ShowMore rest={left} label={texts.more(Math.min(left, STEP))} onMore={showMore} />
        </li>
      )}
    </>
  );
});
