/** A file that is dropped where none is taken would be opened in place of the office, and of what is not saved yet. */
export function refuseStrayFiles(): void {
  const refuse = (event: DragEvent) => {
    // Where one is taken, that is said before the event comes up here.
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}
