import { statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { makeBackup } from './make-backup.ts';
import { placeOf, Refusal, versionOf } from './place.ts';
import { restoreBackup } from './restore-backup.ts';

/** `node scripts/operate/backup/command.ts backup|restore <file>`, with the settings of the server. */

const [, , what, file] = process.argv;
const place = placeOf(process.env);

/** What a backup cannot hold, and someone has to think of. */
function elsewhere({ S3_BUCKET, VIDEO_HOST, SECRET_KEY, SESSION_KEYS }: NodeJS.ProcessEnv): string {
  const places = [
    S3_BUCKET && `the videos in the bucket ${S3_BUCKET}`,
    VIDEO_HOST && `the videos at ${VIDEO_HOST}`,
    SECRET_KEY && 'SECRET_KEY, without which it is worth nothing',
    SESSION_KEYS && 'SESSION_KEYS',
  ].filter(Boolean);
  return places.length === 0 ? '' : `Not in it: ${places.join('; ')}.`;
}

try {
  if (file === undefined || (what !== 'backup' && what !== 'restore')) {
    throw new Refusal('Name a file: npm run backup -- <file>, or npm run restore -- <file>.');
  }
  if (what === 'backup') {
    const astera = versionOf(join(import.meta.dirname, '../../..'));
    await makeBackup(place, file, { astera, at: new Date().toISOString() });
    console.log(`${file}: ${(statSync(file).size / 1024 / 1024).toFixed(1)} MiB.`);
    if (elsewhere(process.env)) console.log(elsewhere(process.env));
  } else {
    const { at } = await restoreBackup(place, file);
    console.log(`Restored what was backed up at ${at}.`);
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
