import { startRecordedWordpress } from './wordpress-server.ts';

/** The recorded WordPress as a process of its own: `node wordpress-process.ts <port>`. Says where it listens. */
const { origin } = await startRecordedWordpress(Number(process.argv[2] ?? 0));
console.log(origin);
