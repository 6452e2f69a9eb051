/** The browser's own window for installing a page, which some offer (SPEC section 2 'App-install prompt'). */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the shell when the browser offers its window, which it does once. */
    installPrompt?: Event | undefined;
  }
}

/** Opens the window and answers whether it was agreed to; null while none was offered. An offer serves once. */
export function nativePrompt(): (() => Promise<boolean>) | null {
  const event = window.installPrompt as InstallPromptEvent | undefined;
  if (!event) return null;
  return async () => {
    window.installPrompt = undefined;
    return (await event.prompt()).outcome === 'accepted';
  };
}
