export const badges: string;
export const low: string;
export const name: string;
export const out: string;
export const visuallyHidden: string;
