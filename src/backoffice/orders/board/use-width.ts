import { useCallback, useState } from 'react';

/** How wide an element is: the navigation beside it may be open or closed. */
export function useWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(innerWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const watching = new ResizeObserver(() => setWidth(element.clientWidth));
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return [ref, width];
}
