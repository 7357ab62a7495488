export declare const select: string;
