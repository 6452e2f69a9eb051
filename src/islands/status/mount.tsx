import { createRoot } from '../react.ts';
import { OrderStatus, type StatusSettings } from './OrderStatus.tsx';

/** Mounts an order in place of the page's skeleton. A component of Astro's would need scripts in the page, which the policy blocks. */
export function mountOrderStatus(): void {
  const place = document.querySelector<HTMLElement>('[data-order-status]');
  if (!place) return;
  const settings = JSON.parse(place.dataset['orderStatus'] ?? '') as StatusSettings;
  createRoot(place).render(<OrderStatus {...settings} />);
}
