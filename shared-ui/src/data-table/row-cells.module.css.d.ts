export declare const details: string;
export declare const lines: string;
export declare const stacked: string;
export declare const status: string;
export declare const text: string;
export declare const thumbnail: string;
