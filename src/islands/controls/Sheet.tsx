import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { CROSS_PATH } from './icons.ts';
import { closeByBack } from './sheet-history.ts';
import { Icon } from './Stepper.tsx';
import './sheet.css';

export interface SheetProps {
  /** The id of the heading that names the sheet. */
  titleId: string;
  className: string;
  onClose(): void;
  /** The dialog that the page showed until now. */
  inPlaceOf?: HTMLDialogElement | undefined;
  children: ReactNode;
}

/** Closes the sheet that an event happened in; the native dialog returns the focus to where it was. */
export function closeSheet({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
}

/**
 * Every modal dialog of the shop: a sheet from below on a phone, a card in the middle on a desktop. The back button, Escape and
 * a tap beside it close it.
 */
export function Sheet({ titleId, className, onClose, inPlaceOf, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A closed one that is drawn again before it goes stays closed, and the focus where it has returned to.
  const wasShown = useRef(false);

  useEffect(() => {
    // A native modal dialog keeps the focus inside.
    if (wasShown.current) return;
    wasShown.current = true;
    // The customer has closed that one meanwhile.
    if (inPlaceOf?.open === false) return onClose();
    // Closed first, so that the focus returns to where it was opened.
    inPlaceOf?.close();
    if (!dialog.current) return;
    dialog.current.showModal();
    closeByBack(dialog.current);
  }, [inPlaceOf, onClose]);

  // Outside of any form, so that no key in the sheet submits it.
  return createPortal(
    <dialog
      ref={dialog}
      className={`modal ${className}${inPlaceOf ? ' is-there' : ''}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && closeSheet(event)}
    >
      {children}
    </dialog>,
    document.body,
  );
}

export function CloseButton({ label }: { label: string }) {
  return (
    <button type="button" className="close" aria-label={label} onClick={closeSheet}>
      <Icon path={CROSS_PATH} />
    </button>
  );
}
