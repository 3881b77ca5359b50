import { subscribe } from 'node:diagnostics_channel';

import { eventHandler } from 'vinxi/http';

// Built by `vite build` just before; there is nothing to type-check it against until then.
import site from '../../dist/server/server.js';
import { catalogChanged } from '#app/platform/process/catalog-channel.ts';
import { changedPagesIn } from '#domain/catalog/catalog-change.ts';

import { cappedBody } from './guards/capped-body.ts';
import { clientAddress, proxiesOf } from './guards/client-address.ts';
import { drainAndClose, closeLater } from './lifecycle/drain-and-close.ts';
import { createPageCache } from './response/page-cache.ts';
import { pageKey } from './response/page-key.ts';
import { ruleFor } from './guards/path-rules.ts';
import { refuse } from './guards/reject.ts';
import { sendPage } from './response/send-page.ts';
import { sendResponse } from './response/send-response.ts';
import { VisitorGone } from './lifecycle/visitor-gone.ts';
import { webRequest } from './response/web-request.ts';

const publicOrigin = process.env['APP_ORIGIN'];
const proxies = proxiesOf(process.env['TRUSTED_PROXIES']);
const pages = createPageCache();
subscribe(catalogChanged, (message) => pages.clear(changedPagesIn(message)));
let closesWithHost = false;

/** Everything that is not a file: the request becomes a web request, the built site answers, the answer is sent. */
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
  const request = webRequest(req, publicOrigin, body, gone.signal);
  const key = pageKey(request);
  const kept = key === null ? null : pages.find(key);
  if (kept) return sendPage(req, res, kept);
  const round = pages.round();

  const address = clientAddress(
    req.socket.remoteAddress ?? '',
    req.headers['x-forwarded-for'],
    proxies,
  );
  const response = await site
    .fetch(request, {
      context: { clientAddress: address, requestId: String(event.context['requestId'] ?? '') },
    })
    .then((answer) =>
      key === null ? answer : pages.keep(key, answer, new URL(request.url).origin, round),
    )
    .catch((error: unknown) => {
      // Cut off or gone: the error only says that the body broke, and no one waits for an answer.
      if (res.headersSent || gone.signal.aborted) return null;
      throw error;
    });
  if (response === null) return;
  if (res.headersSent) {
    await response.body?.cancel();
    return;
  }
  // Refused before its body was read: what is left of the body must not be taken for the next request.
  if (!req.complete) res.setHeader('connection', 'close');
  closeLater(req);
  const accepted = String(req.headers['accept-encoding'] ?? '');
  await sendResponse(res, response, req.method !== 'HEAD', accepted);
  drainAndClose(req);
});
