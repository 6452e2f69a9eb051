/** Keeps the screen from going dark while it is looked at, where the browser can; answers how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;

  async function hold(): Promise<void> {
    if (isStopped || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    // A device that saves its last power refuses; the next time that it is looked at it is asked again.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (isStopped) await lock?.release();
  }

  if (!('wakeLock' in navigator)) return () => {};
  const onChange = () => void hold();
  document.addEventListener('visibilitychange', onChange);
  onChange();
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onChange);
    void lock?.release();
  };
}
