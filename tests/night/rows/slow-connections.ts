import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { NightRow } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';

const attackers = 5_000;
const kinds = ['heads', 'bodies', 'readers'] as const;
/** How long each kind may stay. */
const goneMs = { heads: 15_000, bodies: 35_000, readers: 65_000 } as const;

function headOf(kind: (typeof kinds)[number], host: string): string {
  const own = `Host: ${host}\r\n`;
  if (kind === 'heads') return `GET / HTTP/1.1\r\n${own}X-Slow: `;
  if (kind === 'readers') return `GET / HTTP/1.1\r\n${own}\r\n`;
  return `POST /wp-json/aam/v2/authenticate HTTP/1.1\r\n${own}Content-Type: application/json\r\nContent-Length: 200\r\n\r\n{`;
}

/** Thousands of connections that send or read a byte now and then, while others visit the site. */
export const slowConnections: NightRow = {
  name: 'T-SLOW',
  what: `${attackers} slow heads, bodies and readers at once; others are served, and the slow ones are sent away in time`,
  rounds: kinds.length,
  unit: 'kinds of attack',
  smallRounds: 1,
  atMost: { 'p99 of others in ms': 100, 'memory grown in MiB': 200 },
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context, 'PGlite', { settings: { LOG_LEVEL: 'error' } });
    const { port, host } = new URL(ground.origin);
    const others = async () => {
      const began = performance.now();
      const answer = await fetch(`${ground.origin}/`, { signal: AbortSignal.timeout(10_000) });
      await answer.text();
      if (answer.status !== 200) tally.fault(`a visitor was answered ${answer.status}`);
      return performance.now() - began;
    };
    for (let n = 0; n < 200; n += 1) await others();
    ground.server().forgetPeak();
    const memory = ground.server().peakMiB();
    return {
      async round(index) {
        const kind = kinds[index % kinds.length] ?? 'heads';
        const sockets: Socket[] = [];
        let open = 0;
        for (let n = 0; n < attackers; n += 1) {
          const socket = connect(Number(port), '127.0.0.1');
          socket.on('error', () => undefined);
          socket.once('connect', () => (open += 1));
          socket.once('close', () => (open -= 1));
          socket.write(headOf(kind, host));
          if (kind === 'readers') socket.pause();
          else socket.resume();
          sockets.push(socket);
          if (n % 250 === 249) await pause(20);
        }
        await pause(500);
        tally.max(`open at once, ${kind}`, open);
        const began = performance.now();
        const times: number[] = [];
        while (open > attackers / 100 && performance.now() - began < goneMs[kind] + 10_000) {
          times.push(
            await others().catch((error: unknown) => (tally.fault(String(error)), 10_000)),
          );
          if (kind !== 'readers')
            for (const socket of sockets.slice(0, 500)) if (socket.writable) socket.write('a');
          await pause(50);
        }
        const gone = performance.now() - began;
        tally.max(`gone in s, ${kind}`, gone / 1_000);
        // What a reader is answered fits into the buffers of the kernel: no one waits for it.
        if (gone > goneMs[kind] && kind !== 'readers')
          tally.fault(`${open} slow ${kind} are there after ${Math.round(gone)} ms`);
        times.sort((a, b) => a - b);
        tally.max('p99 of others in ms', times[Math.floor(times.length * 0.99)] ?? 0);
        tally.add('others served', times.length);
        tally.max('memory grown in MiB', ground.server().peakMiB() - memory);
        for (const socket of sockets) socket.destroy();
        await pause(500);
      },
      close: ground.remove,
    };
  },
};
