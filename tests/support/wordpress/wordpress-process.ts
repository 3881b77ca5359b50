import { startRecordedWordpress } from './wordpress-server.ts';

/** No one closes this one, so that what was invented ends it at once. */
function end(found: readonly string[]): void {
  console.error(found.join('\n'));
  process.exit(1);
}

/** The recorded WordPress as a process of its own: `node wordpress-process.ts <port>`. Says where it listens. */
const { origin } = await startRecordedWordpress(Number(process.argv[2] ?? 0), end);
console.log(origin);
