import * as v from 'valibot';

import {
  chunkBytes,
  chunkCount,
  chunkRange,
  uploadTicketHeader,
} from '../../app/domain/video/video.ts';
import { chunkHeaders } from '#tests/support/orders/file-chunk.ts';
import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { callFunction } from '#tests/support/site/function-call.ts';
import { startServerProcess } from './server-process.ts';

/** The production server's relay: uploads for an order of the demo world, through its server functions. */
export async function startRelay(total: number) {
  const server = await startServerProcess();
  const { origin } = server;
  const functions = await builtFunctions();
  const address = (name: string) => functions.get(name) ?? '';
  const person = { username: 'celebrity', password: 'astera-demo' };
  const { cookies } = await callFunction({ origin, cookie: '' }, address('signIn'), person);
  const caller = { origin, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
  const orders = await fetch(`${origin}/my-orders?status=processing`, { headers: caller });
  const orderId = Number(/detail\?orderId=(\d+)/.exec(await orders.text())?.[1]);
  const content = new Uint8Array(chunkBytes).map((_, index) => (index * 31) & 255);
  content.set(new TextEncoder().encode('\0\0\0\u0018ftypmp42'));

  async function send(ticket: string, index: number): Promise<void> {
    const { start, end } = chunkRange(index, total);
    const file = new Blob([content.subarray(0, end - start + 1)]);
    const headers = {
      ...caller,
      [uploadTicketHeader]: ticket,
      ...chunkHeaders({ start, end, total, file }),
      'sec-fetch-site': 'same-origin',
      'x-tsr-serverfn': 'true',
    };
    const answer = await fetch(origin + address('relayChunk'), {
      method: 'POST',
      headers,
      body: file,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The relay answered ${answer.status}.`);
  }

  return {
    async upload() {
      const data = { orderId, bytes: total };
      const { result } = await callFunction(caller, address('beginUpload'), data);
      const { ticket } = v.parse(v.object({ ticket: v.string() }), result);
      const cpu = server.cpuMs();
      const start = performance.now();
      for (let index = 0; index < chunkCount(total); index += 1) await send(ticket, index);
      return { ms: performance.now() - start, cpu: server.cpuMs() - cpu };
    },
    stop: server.stop,
  };
}
