import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { promotion as words } from '../../content/texts/status.ts';
import { currentInstall } from '../../lib/stores/shell/app.ts';

const forgive = () => false;

/**
 * Offers the shop as an app to who has just ordered: plugin on, not standalone, supported, nothing registered (SPEC section 2
 * 'Status page'). While it is being installed the card stays, so that the focus has a place to return to.
 */
export function InstallPromotion() {
  const install = currentInstall();
  const isOffered = useStore(install.$isOffered);
  const { step } = useStore(install.$step);
  const [isBegun, setIsBegun] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const title = useId();
  const isInstalled = isBegun && step === 'completed';

  useEffect(() => void install.refresh().catch(forgive), [install]);
  useEffect(() => {
    if (isInstalled) thanks.current?.focus();
  }, [isInstalled]);

  async function begin() {
    setIsBegun(true);
    try {
      await (await import('../shell/app.ts')).installApp();
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  if (isInstalled) {
    return (
      <p className="card install-promotion thanks" role="status" tabIndex={-1} ref={thanks}>
        {words.installed}
      </p>
    );
  }
  if (!isOffered && step !== 'instructions' && step !== 'prompt') return null;
  return (
    <section className="card install-promotion" aria-labelledby={title}>
      <PhoneIcon />
      <div>
        <h2 id={title}>{words.heading}</h2>
        <p>{words.invitation}</p>
        {hasFailed && (
          <p className="notice danger" role="alert">
            {words.failed}
          </p>
        )}
      </div>
      <button type="button" className="button" onClick={() => void begin()}>
        {words.accept}
      </button>
    </section>
  );
}

/** A phone that has the shop among its apps. */
export function PhoneIcon() {
  return (
    <svg viewBox="0 0 48 72" width="56" height="84" aria-hidden="true">
      <rect className="body" x="3" y="2" width="42" height="68" rx="9" />
      <rect className="screen" x="7" y="6" width="34" height="60" rx="5.5" />
      <path className="line" d="M21 10h6" />
      <image href="/favicon.svg" x="11" y="16" width="26" height="26" />
      <rect className="icon" x="11" y="48" width="7" height="7" rx="2" />
      <rect className="icon" x="20.5" y="48" width="7" height="7" rx="2" />
      <rect className="icon" x="30" y="48" width="7" height="7" rx="2" />
    </svg>
  );
}
