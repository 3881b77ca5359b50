import { install, run } from '../node-runtime.mjs';

/** `npm run backup -- <file>` and `npm run restore -- <file>`: the whole installation as one file. */

install();
run('node', ['scripts/operate/backup/command.ts', ...process.argv.slice(2)]);
