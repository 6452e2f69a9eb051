import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';

/** What screen readers say while something is moved. */
export function dragAccessibility(
  nameOf: (id: UniqueIdentifier) => string,
): NonNullable<DndContextProps['accessibility']> {
  const over = (id: UniqueIdentifier | undefined) => (id === undefined ? '' : ` bei „${nameOf(id)}“`);
  return {
    screenReaderInstructions: {
      draggable:
        'Zum Verschieben Leertaste oder Eingabetaste drücken, dann mit den Pfeiltasten bewegen. Leertaste legt ab, Escape bricht ab.',
    },
    announcements: {
      onDragStart: ({ active }) => `„${nameOf(active.id)}“ aufgenommen.`,
      onDragOver: ({ active, over: target }) => `„${nameOf(active.id)}“ liegt jetzt${over(target?.id)}.`,
      onDragEnd: ({ active, over: target }) => `„${nameOf(active.id)}“ abgelegt${over(target?.id)}.`,
      onDragCancel: ({ active }) => `Abgebrochen. „${nameOf(active.id)}“ bleibt, wo es war.`,
    },
  };
}
