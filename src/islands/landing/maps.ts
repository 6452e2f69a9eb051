import { hasAccepted } from '../../lib/stores/shell/consent.ts';
import { onceAccepted } from '../../lib/stores/landing/map-start.ts';

/**
 * A slot shows a card with the address. The map over it, a megabyte, loads only after consent, in view, and where WebGL works (SPEC
 * section 4 'Cookie and map'). A tap on 'Karte laden' is consent to this map, this once.
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

/** Draws the maps of these slots as they come into view. */
export function startMaps(slots: Iterable<HTMLElement>): void {
  const stopAsking = new Map<Element, () => void>();
  /** Maps that were asked for: they come back when they were removed out of view. */
  const asked = new Set<HTMLElement>();
  const drawn: { slot: HTMLElement; remove: () => void }[] = [];

  const draw = async (slot: HTMLElement) => {
    sight.unobserve(slot);
    slot.dataset['map'] = 'loading';
    try {
      const [{ drawMap }, { mapWords }] = await Promise.all([
        import('../map/draw-map.ts'),
        import('../../content/texts/map.ts'),
      ]);
      drawn.push({ slot, remove: await drawMap(slot, mapWords) });
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
    if (asked.has(slot)) return void draw(slot);
    slot.dataset['map'] = 'waiting';
    const load = slot.querySelector<HTMLElement>('[data-load-map]');
    if (load)
      load.onclick = () => {
        asked.add(slot);
        stopAsking.get(slot)?.();
        // The button goes; the focus stays at the place.
        slot.querySelector('a')?.focus();
        void draw(slot);
      };
    stopAsking.set(
      slot,
      onceAccepted(
        () => hasAccepted(document.cookie),
        () => void draw(slot),
      ),
    );
  };

  const sight = new IntersectionObserver((entries) => entries.forEach(onSight), { rootMargin: MARGIN });
  for (const slot of slots) sight.observe(slot);
}
