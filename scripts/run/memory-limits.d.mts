export function memoryMiB(): number;
export function memoryFlags(memory: number, options?: string): string[];
