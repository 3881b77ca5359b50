export declare const demoData: string;
export declare function makeDemoData(): Promise<void>;
