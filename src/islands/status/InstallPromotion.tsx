import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { promotion as words } from '../../content/texts/install-promotion.ts';
import { currentInstall } from '../../lib/stores/shell/app.ts';
import { PhoneIcon } from './PhoneIcon.tsx';

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
