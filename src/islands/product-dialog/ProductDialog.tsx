import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { product as words } from '../../content/texts/product.ts';
import { menu } from '../../content/texts/menu.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { $isBranchClosed } from '../../lib/stores/page.ts';
import type { ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { AmountField, ProductFields } from './ProductFields.tsx';
import type { FileParts } from './file-parts.tsx';
import './product-dialog.css';

interface Props {
  editor: ItemEditor;
  picture: { src: string; srcset: string } | null;
  files: FileParts | undefined;
  currency: string;
  onAdd(): void;
  onClose(): void;
}

export function ProductDialog({ editor, picture, files, currency, onAdd, onClose }: Props) {
  const view = useStore(editor.$view);
  const isClosed = useStore($isBranchClosed);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const close = () => dialog.current?.close();

  useEffect(() => {
    // A native modal dialog keeps the focus inside and gives it back to where it came from.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const add = () => {
    if (isClosed) return;
    onAdd();
    close();
  };

  return (
    <dialog
      ref={dialog}
      className="product-dialog"
      aria-labelledby={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <form
        className="sheet"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!view.isLastStep) editor.next();
          else if (view.canSave) add();
        }}
      >
        <div className="scroll">
          {picture && (
            <img
              src={picture.src}
              srcSet={picture.srcset}
              sizes="(min-width: 40rem) 34rem, 100vw"
              alt=""
              width="640"
              height="640"
            />
          )}
          <button type="button" className="close" aria-label={words.close} onClick={close}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path
                d="M6 6l12 12M18 6L6 18"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.4"
                strokeLinecap="round"
              />
            </svg>
          </button>
          <ProductFields editor={editor} currency={currency} files={files} titleId={title} />
        </div>
        <footer>
          {isClosed && <p className="notice">{words.closed}</p>}
          {view.isLastStep && <AmountField editor={editor} />}
          {view.steps > 1 && (
            <button
              type="button"
              className="button quiet"
              // On the first step back means leaving (SPEC section 4 'Item editor').
              onClick={() => {
                if (!editor.back()) close();
              }}
            >
              {words.back}
            </button>
          )}
          {view.isLastStep ? (
            <button type="submit" className="button add" disabled={!view.canSave || isClosed}>
              <span>{words.add}</span>
              <span className="number">
                {view.price.isApproximate && `${menu.approximately} `}
                {formatMoney(view.price.gross, currency)}
              </span>
            </button>
          ) : (
            <button type="submit" className="button add" disabled={!view.canGoNext}>
              {words.next}
            </button>
          )}
        </footer>
      </form>
    </dialog>
  );
}
