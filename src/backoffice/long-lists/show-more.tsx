import { Button } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How much of a long list is drawn: `step` at first, and as many more whenever its end comes into view, since nobody reads
 * hundreds at once. Another list, by its `name`, begins anew.
 */
export function useShown(step: number, name = ''): [number, () => void] {
  const [grown, setGrown] = useState({ name, most: step });
  const showMore = useCallback(
    () => setGrown((before) => ({ name, most: (before.name === name ? before.most : step) + step })),
    [name, step],
  );
  return [grown.name === name ? grown.most : step, showMore];
}

/** Shows more by itself once it is scrolled to, or by a tap. */
export function ShowMore({ rest, label, onMore }: { rest: number; label: string; onMore: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (!button) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
    });
    seen.observe(button);
    return () => seen.disconnect();
    // Observed anew after each step, since it may still be in view.
  }, [onMore, rest]);
  return (
    <Button ref={ref} onClick={onMore}>
      {label}
    </Button>
  );
}
