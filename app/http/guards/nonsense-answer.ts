import { STATUS_CODES } from 'node:http';
import { answerHeaders } from '../response/response-headers.ts';

/** Node's error codes for requests it rejects before they reach a handler. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * The complete response to an invalid request, with the headers every response has. The intended page, and whether the
 * request was meant for https, are unknown.
 */
export function nonsenseAnswer(code: string | undefined): string {
  const status = statusOf[code ?? ''] ?? 400;
  const headers = {
    ...answerHeaders('/', false),
    'cache-control': 'no-store',
    'content-type': 'text/plain',
    'content-length': '0',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}
