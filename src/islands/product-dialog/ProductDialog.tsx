import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { product as words } from '../../content/texts/dish.ts';
import { $isBranchClosed, currentShop } from '../../lib/stores/page.ts';
import { type ItemEditor, createItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { AmountField, ButtonWords, ProductFields } from './ProductFields.tsx';
import type { FileParts } from './file-parts.tsx';
import { EarliestNote, OptionPlace, TolerancePlace } from '../controls/places.tsx';
import { CloseButton, closeSheet, Sheet } from '../controls/Sheet.tsx';
import { createRoot, type Root } from '../react.ts';
import type { CartItem } from '../../lib/domain/cart-item.ts';
import { takesFiles } from '../../lib/domain/parts.ts';
import type { Product } from '../../lib/domain/product.ts';
import { currentCart, currentCartChanges } from '../../lib/stores/cart/cart.ts';
import { once } from '../../lib/stores/once.ts';
import './product-dialog.css';

interface Props {
  editor: ItemEditor;
  picture: { src: string; srcset: string } | null;
  files: FileParts | undefined;
  currency: string;
  /** Whether it changes a line of the cart. */
  isChange: boolean;
  /** What the page showed until now. */
  opening: HTMLDialogElement | undefined;
  onDone(): void;
  onClose(): void;
}

export function ProductDialog(props: Props) {
  const { editor, picture, files, currency, isChange, opening, onDone, onClose } = props;
  const view = useStore(editor.$view);
  const isClosed = useStore($isBranchClosed);
  const title = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const lastStep = useRef(0);
  /** Counts how often the customer wanted to go on although something was missing. */
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (view.step === lastStep.current) return;
    lastStep.current = view.step;
    scroll.current?.scrollTo(0, 0);
    scroll.current?.querySelector<HTMLElement>('.steps')?.focus();
  }, [view.step]);

  useEffect(() => {
    const part = tries > 0 && scroll.current?.querySelector('.part:has(.problem)');
    if (!part) return;
    part.scrollIntoView();
    part.querySelector<HTMLElement>(':is(input, textarea):enabled')?.focus({ preventScroll: true });
  }, [tries]);

  const goOn = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    if (isClosed) return;
    if (view.gap) {
      editor.goTo(view.gap);
      setTries(tries + 1);
    } else if (view.isLastStep) {
      onDone();
      closeSheet(event);
    } else {
      setTries(0);
      editor.next();
    }
  };

  return (
    <Sheet titleId={title} className="product-dialog" onClose={onClose} inPlaceOf={opening}>
      <form className="sheet" method="dialog" noValidate onSubmit={goOn}>
        <div className="scroll" ref={scroll}>
          {picture && view.step === 0 && (
            <img
              src={picture.src}
              srcSet={picture.srcset}
              sizes="(min-width: 40rem) 34rem, 100vw"
              alt=""
              width="640"
              height="640"
              // Without a network: no empty frame.
              onError={({ currentTarget }) => (currentTarget.style.display = 'none')}
            />
          )}
          <ProductFields
            editor={editor}
            currency={currency}
            files={files}
            titleId={title}
            close={<CloseButton label={words.close} />}
            isGapNamed={tries > 0}
            Mark={OptionPlace}
          />
        </div>
        <footer>
          {isClosed && <p className="notice">{words.closed}</p>}
          <EarliestNote items={[{ product: editor.product }]} />
          <TolerancePlace dishes={[{ product: editor.product, parts: view.parts }]} />
          {view.isLastStep && <AmountField editor={editor} />}
          {view.steps > 1 && (
            <button
              type="button"
              className="button quiet"
              // On the first step back means leaving (SPEC section 4 'Item editor').
              onClick={(event) => {
                if (!editor.back()) closeSheet(event);
              }}
            >
              {words.back}
            </button>
          )}
          {view.canSkip && (
            <button
              type="button"
              className="button quiet"
              disabled={isClosed}
              onClick={(event) => {
                onDone();
                closeSheet(event);
              }}
            >
              {isChange ? words.change : words.add}
            </button>
          )}
          <button type="submit" className="button add" disabled={isClosed}>
            <ButtonWords editor={editor} currency={currency} last={isChange ? words.change : words.add} />
          </button>
        </footer>
      </form>
    </Sheet>
  );
}

let root: Root | null = null;
let opened = 0;

/** What was chosen in dialogs that were closed before it was in the cart, by its product, or by the line that it was to change. */
const currentLeft = once(() => new Map<number | CartItem, CartItem>());

/** What a product with files needs besides; null for the others. */
const filesFor = (product: Product) =>
  product.config.parts.some(takesFiles) ? import('./file-parts.tsx') : null;

interface Start {
  /** The row whose picture the dialog starts from. */
  row?: Element | null;
  /** The line of the cart that is changed. */
  line?: CartItem;
  /** The dialog that the page shows meanwhile; once the customer has closed it, nothing opens. */
  opening?: HTMLDialogElement | undefined;
}

/** Opens the dialog in which a product is configured (SPEC section 2 'Branch ordering page'). */
export async function openProduct(product: Product, { row, line, opening }: Start = {}): Promise<void> {
  const fileParts = await filesFor(product);
  if (opening && !opening.open) return;
  if (!root) {
    const host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
  }
  const cart = currentCart();
  const left = currentLeft();
  const key = line ?? product.id;
  const kept = left.get(key);
  // A dish that has changed meanwhile begins anew.
  const isSame = JSON.stringify(kept?.product) === JSON.stringify(product);
  const editor = createItemEditor(product, cart.$mode.get(), isSame ? kept : line);
  const shop = currentShop();
  const files = fileParts?.createFileParts(editor, shop.api);
  let isDone = false;
  const close = () => {
    files?.stop();
    if (isDone) left.delete(key);
    else left.set(key, editor.item());
    root?.render(null);
  };
  opened += 1;
  root.render(
    <ProductDialog
      key={opened}
      editor={editor}
      picture={row?.querySelector('img') ?? null}
      files={files}
      currency={shop.currency}
      isChange={Boolean(line)}
      opening={opening}
      onDone={() => {
        isDone = true;
        if (line) currentCartChanges().change(line, editor.item());
        else cart.add(editor.item());
      }}
      onClose={close}
    />,
  );
}
