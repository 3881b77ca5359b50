import { report } from './report.ts';
import { startServerProcess } from './server-process.ts';

const goalMs = 5;
const warmUp = 400;
const rounds = 15;
/** So many that the kernel's steps of 10 ms are a tenth of a millisecond a page. */
const pagesPerRound = 100;

/** What an anonymous home page costs the server in CPU time, with warm caches: the median of the rounds. */
const server = await startServerProcess();
try {
  const ask = async () => {
    const answer = await fetch(`${server.origin}/`);
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes('<h1')) throw new Error(`status ${answer.status}`);
  };
  for (let page = 0; page < warmUp; page += 1) await ask();
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = server.cpuMs();
    for (let page = 0; page < pagesPerRound; page += 1) await ask();
    costs.push((server.cpuMs() - before) / pagesPerRound);
  }
  costs.sort((a, b) => a - b);
  report('anonymous home page, CPU of the server', costs[rounds >> 1] ?? Infinity, goalMs, 'ms');
} finally {
  await server.stop();
}
