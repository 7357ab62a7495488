export const accent: string;
export const chip: string;
export const error: string;
export const neutral: string;
export const success: string;
export const warning: string;
