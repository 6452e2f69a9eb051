import { useStore } from '@nanostores/react';
import { useId, type SyntheticEvent } from 'react';
import { product as words, menu } from '../../content/texts/menu.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { $isBranchClosed } from '../../lib/stores/page.ts';
import type { ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import { AmountField, ProductFields } from './ProductFields.tsx';
import type { FileParts } from './file-parts.tsx';
import { EarliestNote } from '../controls/EarliestNote.tsx';
import { CloseButton, closeSheet, Sheet } from '../controls/Sheet.tsx';
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
  const title = useId();

  const add = (event: SyntheticEvent<HTMLElement>) => {
    if (isClosed) return;
    onAdd();
    closeSheet(event);
  };

  return (
    <Sheet titleId={title} className="product-dialog" onClose={onClose}>
      <form
        className="sheet"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!view.isLastStep) editor.next();
          else if (view.canSave) add(event);
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
          <CloseButton label={words.close} />
          <ProductFields editor={editor} currency={currency} files={files} titleId={title} />
        </div>
        <footer>
          {isClosed && <p className="notice">{words.closed}</p>}
          <EarliestNote items={[{ product: editor.product }]} />
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
    </Sheet>
  );
}
