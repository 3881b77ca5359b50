export declare const demoData: string;
export declare function copyDemoData(folder: string): void;
export declare function makeDemoData(): Promise<void>;
