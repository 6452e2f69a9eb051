import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { checkout as words } from '../../content/texts/checkout.ts';
import { currentSlotHold } from '../../lib/stores/checkout/checkout.ts';

/** How long the place of the chosen time is held. The countdown is not announced; its end is. */
export function HoldNote() {
  const hold = currentSlotHold();
  const holding = useStore(hold.$holding);
  useEffect(() => hold.start(), [hold]);
  return (
    <div className="notes">
      <div role="status">{holding.state === 'ended' && <p className="hint">{words.heldNoMore}</p>}</div>
      {holding.state === 'held' && <Countdown until={holding.until} />}
    </div>
  );
}

function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const [before, after] = words.held;
  return (
    <p className="hint" role="timer">
      {before}
      <span className="number">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
      {after}
    </p>
  );
}
