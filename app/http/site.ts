import { eventHandler } from 'vinxi/http';

// Built by `vite build` just before this; until then there is nothing to type-check against.
import site from '../../dist/server/server.js';
import { cappedBody } from './guards/capped-body.ts';
import { clientAddress, proxiesOf } from './guards/client-address.ts';
import { drainAndClose, closeLater } from './lifecycle/drain-and-close.ts';
import type { PageCache, PageRender } from './response/page-cache.ts';
import { isShared, pageKey } from './response/page-key.ts';
import { kindOf, ruleFor } from './guards/path-rules.ts';
import { refuse } from './guards/reject.ts';
import { answerHeaders, isSecureHost } from './response/response-headers.ts';
import { sendPage } from './response/send-page.ts';
import { sendResponse } from './response/send-response.ts';
import { VisitorGone } from './lifecycle/visitor-gone.ts';
import { webRequest } from './response/web-request.ts';

const publicOrigin = process.env['APP_ORIGIN'];
const proxies = proxiesOf(process.env['TRUSTED_PROXIES']);
/** Renders of cacheable pages are never aborted: other requests may be waiting for them. */
const noOneLeaves = new AbortController().signal;
let closesWithHost = false;

function isPageCache(value: unknown): value is PageCache {
  return typeof value === 'object' && value !== null && 'whenRendered' in value;
}

/** The host, a separate bundle, serves from the same page cache before a request gets here. */
function pagesOf({ pages }: { readonly [name: string]: unknown }): PageCache {
  if (!isPageCache(pages)) throw new Error('The host has not handed over its pages.');
  return pages;
}

/** Handles everything that is not a file: converts it to a web request, calls the built site and sends its response. */
export default eventHandler(async (event) => {
  if (!closesWithHost) {
    closesWithHost = true;
    event.context.onClose?.(() => site.close());
  }
  const { req, res } = event.node;
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort(new VisitorGone('The visitor went away'));
  });

  const hasBody =
    req.headers['transfer-encoding'] !== undefined ||
    Number(req.headers['content-length'] ?? 0) > 0;
  const { maxBodyBytes } = ruleFor(req.url ?? '/', req.headers['content-type']);
  const body = hasBody ? cappedBody(req, maxBodyBytes, () => refuse(req, res, 413)) : null;
  const address = clientAddress(
    req.socket.remoteAddress ?? '',
    req.headers['x-forwarded-for'],
    proxies,
  );
  const context = { clientAddress: address, requestId: String(event.context['requestId'] ?? '') };
  const pages = pagesOf(event.context);
  const isPage = req.method === 'GET' && kindOf(req.url ?? '/', undefined) === 'page';
  const key = isPage && !hasBody ? pageKey(req) : null;
  const making = (signal: AbortSignal): PageRender => {
    const request = webRequest(req, publicOrigin, body, signal);
    const isForEveryone = key !== null && isShared(req.url ?? '/');
    if (isForEveryone) request.headers.delete('cookie');
    const isSecure = isSecureHost(req.headers.host, publicOrigin);
    return {
      origin: new URL(request.url).origin,
      hostHeaders: answerHeaders(req.url ?? '/', isSecure),
      audience: isForEveryone ? 'public' : 'private',
      render: () => site.fetch(request, { context }),
    };
  };
  const accepted = String(req.headers['accept-encoding'] ?? '');
  if (key !== null) {
    let found = pages.find(key);
    if (!found) {
      await pages.whenRendered(key);
      found = pages.find(key);
    }
    if (found) {
      const { plain } = found.page;
      if (found.isStale) pages.refresh(key, making(noOneLeaves));
      return sendPage(req, res, await found.page.prepare(accepted).catch(() => plain));
    }
  }
  const response = await (
    key === null ? making(gone.signal).render() : pages.make(key, making(noOneLeaves))
  ).catch((error: unknown) => {
    // Response cut off or visitor gone: the error only says that the body broke, and no one is waiting.
    if (res.headersSent || gone.signal.aborted) return null;
    throw error;
  });
  if (response === null) return;
  if (res.headersSent) {
    await response.body?.cancel();
    return;
  }
  // Rejected before its body was read: the rest of the body must not be parsed as the next request.
  if (!req.complete) res.setHeader('connection', 'close');
  closeLater(req);
  await sendResponse(res, response, req.method !== 'HEAD', accepted);
  drainAndClose(req);
});
