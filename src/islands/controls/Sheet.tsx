import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import './sheet.css';

export interface SheetProps {
  /** The id of the heading that names the sheet. */
  titleId: string;
  className: string;
  onClose(): void;
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
export function Sheet({ titleId, className, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // A native modal dialog keeps the focus inside.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // Outside of any form, so that no key in the sheet submits it.
  return createPortal(
    <dialog
      ref={dialog}
      className={`modal ${className}`}
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
  );
}
