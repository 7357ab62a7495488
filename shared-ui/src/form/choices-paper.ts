/** The list of a field's choices, as slot `paper` of an Autocomplete: it lies over a dialog, which in the dark is lifted itself. */
export const choicesPaper = {
  elevation: 8,
  sx: { mt: 0.5, border: 1, borderColor: 'divider', bgcolor: 'background.raised' },
} as const;
