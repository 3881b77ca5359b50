/**
 * A `fetch` that sends these bytes and reports upload progress, which the browser's own cannot (docs/adr/0009). Server
 * functions are called with it: Start supplies the URL, headers and signal.
 * @param onProgress share of the body that has been sent, 0 to 1
 */
export function sendingWithProgress(
  body: Blob,
  onProgress: (share: number) => void,
): (input: RequestInfo | URL, init?: RequestInit) => Promise<Response> {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      request.responseType = 'blob';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      const abort = () => request.abort();
      signal?.addEventListener('abort', abort);
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
      request.addEventListener('abort', () => reject(signal?.reason));
      request.send(body);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText } = request;
  const answer: unknown = request.response;
  // Some responses may not have a body, not even an empty one.
  const body = answer instanceof Blob && ![204, 205, 304].includes(status) ? answer : null;
  return new Response(body, { status, statusText, headers });
}
