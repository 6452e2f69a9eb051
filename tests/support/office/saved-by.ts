import { expect, onTestFinished, vi } from 'vitest';

/** The file that the page gives to the browser to save, which does not, after `act`. */
export async function savedBy(act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => click.mockRestore());
  await act();
  await expect.poll(() => click.mock.contexts).toHaveLength(1);
  const [{ download, href }] = click.mock.contexts as [HTMLAnchorElement];
  click.mockRestore();
  const bytes = await (await fetch(href)).arrayBuffer();
  // With the mark that it begins with.
  return { name: download, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
}
