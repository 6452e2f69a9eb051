/** Where nothing is drawn, as in a tab behind others, this has to do. */
const NO_PICTURE_MS = 100;

/** Runs once what a tap or a key has changed by now is on screen; at once if the answer is called before. */
export function afterPaint(run: () => void): () => void {
  let isRun = false;
  const once = () => {
    if (isRun) return;
    isRun = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_PICTURE_MS);
  return once;
}
