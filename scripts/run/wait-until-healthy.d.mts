export declare function waitUntilHealthy(address: string, limitMs: number): Promise<boolean>;
