/** Calls `wake` when the network is back or the page is visible again; returns how to stop that. */
export function onWake(wake: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
