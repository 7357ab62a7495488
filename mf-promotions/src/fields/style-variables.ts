import type { CSSProperties } from 'react';

/** A `style` that may set CSS custom properties. */
export type StyleVariables = CSSProperties & Record<`--${string}`, string | number>;
