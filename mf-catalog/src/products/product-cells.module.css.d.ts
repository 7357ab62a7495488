export declare const badges: string;
export declare const flags: string;
export declare const name: string;
export declare const visuallyHidden: string;
