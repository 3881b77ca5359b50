export function memoryMiB(): number;
export function memoryFlags(memory: number): string[];
