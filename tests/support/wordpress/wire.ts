import type { IncomingMessage, ServerResponse } from 'node:http';

const pixel = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** What says that it is JSON and is none. */
export const malformed = Symbol('malformed');

/** What was sent, by its type; what is no JSON though it says so is `malformed`. */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (!type.startsWith('application/json') || text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return malformed;
  }
}

/** A file that pages show. */
export function sendFile(response: ServerResponse, pathname: string) {
  const isSheet = pathname.endsWith('.css');
  response.writeHead(200, { 'content-type': isSheet ? 'text/css' : 'image/gif' });
  response.end(isSheet ? '' : pixel);
}
