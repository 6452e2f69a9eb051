/** Gives bytes to the browser as a file. */
export function saveFile(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers fetch it only after this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
