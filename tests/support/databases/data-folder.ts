import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inject } from 'vitest';

/** The folder of an empty PGlite that was made before the tests (`made-databases.ts`). */
export function emptyDatabaseIn(folder: string): string {
  return join(folder, 'empty');
}

/**
 * A data folder of its own with an empty embedded database in it: making one takes a processor for seconds. Anyone who
 * asks for it takes it away.
 */
export function newDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `astera-${name}-`));
  cpSync(emptyDatabaseIn(inject('databaseFolder')), join(folder, 'database'), { recursive: true });
  return folder;
}
