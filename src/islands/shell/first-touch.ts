/** What a page may wait for before it fetches the rest. */
const TOUCHES = ['pointerdown', 'pointermove', 'focusin', 'click', 'scroll'] as const;

/** Browsers also send `pointermove` for a mouse that rests where a page appears. */
const rests = (event: Event) =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

/** Calls `react` with the target of whatever a customer does, until `signal` is aborted. */
export function onTouch(react: (target: EventTarget | null) => void, signal: AbortSignal): void {
  for (const type of TOUCHES)
    document.addEventListener(type, (event) => rests(event) || react(event.target), {
      passive: true,
      signal,
    });
}
