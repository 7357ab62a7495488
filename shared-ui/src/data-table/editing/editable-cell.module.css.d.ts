export declare const changed: string;
export declare const editable: string;
export declare const editableHeader: string;
export declare const editor: string;
