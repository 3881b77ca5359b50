import { STATUS_CODES } from 'node:http';
import { answerHeaders } from '../response/response-headers.ts';

/** What Node calls the ways in which it gives a request up before anyone has seen it. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * The whole answer to what is no request, with the headers of every answer. Which page was meant, and whether over
 * https, no one knows.
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
