import { readFile, writeFile } from 'node:fs/promises';

import { withTables } from './trouble-document.ts';

/** Writes the tables of docs/trouble.md anew: `node tests/support/faults/write-trouble.ts`. */
const path = 'docs/trouble.md';
await writeFile(path, withTables(await readFile(path, 'utf8')));
