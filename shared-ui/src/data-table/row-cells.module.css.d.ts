export const lines: string;
export const stacked: string;
export const status: string;
export const text: string;
export const thumbnail: string;
