/** `slotProps` of a select whose empty value means something: its words stand in the field as any other choice's. */
export const EMPTY_IS_A_CHOICE = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;
