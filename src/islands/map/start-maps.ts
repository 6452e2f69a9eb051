import { hasAccepted } from '../../lib/stores/shell/consent.ts';
import { onceAccepted } from '../../lib/stores/landing/map-start.ts';

/**
 * A slot shows a card with the address. The map over it, a megabyte, loads only after consent, in view, and where WebGL works (SPEC
 * section 4 'Cookie and map').
 */

/** Drawn shortly before it scrolls into view. */
const MARGIN = '200px';
/** Browsers limit the WebGL contexts of a page; the map out of view for longest is removed. */
const MOST_MAPS = 4;

let isDrawable: boolean | undefined;

/** Checked once and late, since it costs a context. */
function canDraw(): boolean {
  return (isDrawable ??= document.createElement('canvas').getContext('webgl2') !== null);
}

export function startMaps(): void {
  const stopAsking = new Map<Element, () => void>();
  const drawn: { slot: HTMLElement; remove: () => void }[] = [];

  const draw = async (slot: HTMLElement) => {
    sight.unobserve(slot);
    slot.dataset['map'] = 'loading';
    try {
      const { drawMap } = await import('./draw-map.ts');
      drawn.push({ slot, remove: await drawMap(slot) });
    } catch {
      // Without a style, the card with the address stays.
      slot.dataset['map'] = 'failed';
    }
    const oldest = drawn.length > MOST_MAPS ? drawn.shift() : undefined;
    oldest?.remove();
    if (oldest) sight.observe(oldest.slot);
  };

  const onSight = ({ target, isIntersecting }: IntersectionObserverEntry) => {
    const slot = target as HTMLElement;
    stopAsking.get(slot)?.();
    if (!isIntersecting || !canDraw()) return;
    slot.dataset['map'] = 'waiting';
    stopAsking.set(
      slot,
      onceAccepted(
        () => hasAccepted(document.cookie),
        () => void draw(slot),
      ),
    );
  };

  const sight = new IntersectionObserver((entries) => entries.forEach(onSight), { rootMargin: MARGIN });
  for (const slot of document.querySelectorAll('[data-map]')) sight.observe(slot);
}
