import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { goingTogether as words } from '../../content/texts/going-together.ts';
import { langOfWord } from '../../lib/domain/lang-of-words.ts';
import type { Product } from '../../lib/domain/product.ts';
import { currentItems } from '../../lib/stores/cart/cart.ts';
import { currentSuggestions } from '../../lib/stores/checkout/going-together.ts';
import { productRow } from '../../lib/stores/menu/product-row.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { PLUS_PATH } from '../controls/icons.ts';
import { Icon } from '../controls/Stepper.tsx';
import './going-together.css';

const TICK_PATH = 'M5 12.5 10 17.5 19.5 7';

/** The list above has grown by a line: what was tapped stays under the finger, except in a column that does not scroll with the page. */
function keepInPlace(button: HTMLElement): void {
  const column = button.closest('.about-order');
  if (column && getComputedStyle(column).position === 'sticky') return;
  const before = button.getBoundingClientRect().top;
  requestAnimationFrame(() =>
    scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' }),
  );
}

interface RowProps {
  product: Product;
  isTaken: boolean;
  onTake(event: MouseEvent<HTMLElement>): void;
}

function Row({ product, isTaken, onTake }: RowProps) {
  const { api, currency } = currentShop();
  const { price, per } = productRow(product, true, currency);
  const [image] = product.images;
  return (
    <li>
      {image && (
        <img
          src={`${api}/image/product/${image.id}-${image.version}.${image.extension}?width=160`}
          alt=""
          width="56"
          height="56"
        />
      )}
      <div>
        <b lang={langOfWord(product.name, product)}>{product.name}</b>
        <span className="number">
          {price} {per && <small>{per}</small>}
        </span>
      </div>
      <button
        type="button"
        className="take"
        aria-label={isTaken ? words.added(product.name) : words.add(product.name)}
        aria-disabled={isTaken}
        onClick={isTaken ? undefined : onTake}
      >
        <Icon path={isTaken ? TICK_PATH : PLUS_PATH} />
      </button>
    </li>
  );
}

/** Up to three dishes that go well with the cart; nothing where there are none. `isLast`: nothing stands below them. */
export function GoingTogether({ isLast }: { isLast: boolean }) {
  const { $products, ask, take, dismiss } = currentSuggestions();
  const products = useStore($products);
  const items = useStore(currentItems().$items);
  const [said, say] = useState('');
  const title = useId();

  const place = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(isLast);

  useEffect(() => void ask(), [ask]);

  // What the customer is reading does not move: they come in while their place is below the window.
  useEffect(() => {
    if (isBelow || products.length === 0) return;
    const look = () => setBelow((place.current?.getBoundingClientRect().top ?? 0) >= innerHeight);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [isBelow, products]);

  if (products.length === 0) return null;
  if (!isBelow) return <div ref={place} className="hidden-visually" />;
  return (
    <section className="card going-together" aria-labelledby={title}>
      <header>
        <h2 id={title}>{words.heading}</h2>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const section = currentTarget.closest('section');
            const near = section?.nextElementSibling ?? section?.previousElementSibling;
            const next = near?.matches('a') ? near : near?.querySelector('input, button, a');
            (next as HTMLElement | null)?.focus({ preventScroll: true });
            dismiss();
          }}
        >
          {words.dismiss}
        </button>
      </header>
      <ul>
        {products.map((product) => (
          <Row
            key={product.id}
            product={product}
            isTaken={items.some((item) => item.product.id === product.id)}
            onTake={({ currentTarget }) => {
              keepInPlace(currentTarget);
              take(product);
              say(words.added(product.name));
            }}
          />
        ))}
      </ul>
      <p role="status" className="hidden-visually">
        {said}
      </p>
    </section>
  );
}
