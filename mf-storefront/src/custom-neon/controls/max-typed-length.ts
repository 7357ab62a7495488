import { maxDesignLineLength } from '@lumora/shared-contract/designs';

/** Longer than a line may be: its message offers to break the text, and a lower limit could cut an emoji. */
export const maxTypedLength = 2 * maxDesignLineLength;
