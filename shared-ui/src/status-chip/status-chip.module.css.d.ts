export declare const accent: string;
export declare const chip: string;
export declare const error: string;
export declare const neutral: string;
export declare const success: string;
export declare const warning: string;
