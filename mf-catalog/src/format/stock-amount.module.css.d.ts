export declare const low: string;
export declare const out: string;
