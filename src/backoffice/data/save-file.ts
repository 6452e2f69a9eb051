/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later, since some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
