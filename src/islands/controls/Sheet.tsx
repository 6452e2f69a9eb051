import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import './sheet.css';

interface Props {
  title: string;
  closeLabel: string;
  className?: string;
  onClose(): void;
  children: ReactNode;
}

/** Closes the sheet that something happened in: a native dialog gives the focus back to where it came from. */
export function closeSheet({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
}

/** An overlay over the form: a sheet from below on a phone, a card in the middle on a desktop. Escape closes it. */
export function Sheet({ title, closeLabel, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // Outside of the form, so that no key in here sends the order.
  return createPortal(
    <dialog
      ref={dialog}
      className={`over-form ${className}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && closeSheet(event)}
    >
      <div className="sheet">
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" className="close" aria-label={closeLabel} onClick={closeSheet}>
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
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
