import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server that answers everything with the bytes that come in on its standard input: a head and a body. */
const answer = await buffer(process.stdin);
const end = answer.indexOf('\r\n\r\n');
const body = answer.subarray(end + 4);
const headers = answer
  .subarray(0, end)
  .toString('latin1')
  .split('\r\n')
  .slice(1)
  .flatMap((line) => {
    const [name = '', ...rest] = line.split(': ');
    return /^(?:date|connection|keep-alive)$/i.test(name) ? [] : [name, rest.join(': ')];
  });

const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
