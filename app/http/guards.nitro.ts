import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { catalogChanged } from '#app/platform/process/catalog-channel.ts';
import { requestIdHeader, requestIdOf } from '#app/platform/request/request-id.ts';

import { changedPagesIn } from '#domain/catalog/catalog-change.ts';

import { findPage } from './response/find-page.ts';
import { createPageCache } from './response/page-cache.ts';
import { sendPage } from './response/send-page.ts';
import { answerHeaders, isSecureHost } from './response/response-headers.ts';
import { isOwnProxy } from './guards/client-address.ts';
import { countBuffersWithHeap } from './lifecycle/gc-flags.ts';
import { listeningNotice } from './lifecycle/host-settings.ts';
import { shutDownInTwoSteps } from '#app/platform/framework-patches/shutdown-in-two-steps.ts';
import { refuse } from './guards/reject.ts';
import { endpointTarget } from './guards/rest-forms.ts';
import { hostsOf, judge } from './guards/request-guards.ts';
import { limitServers } from './guards/server-limits.ts';
import { startWarning } from './lifecycle/start-warning.ts';
import { follow, readableSettings } from './host-news.ts';

interface HostEvent {
  readonly node: { readonly req: IncomingMessage; readonly res: ServerResponse };
  readonly context: Record<string, unknown>;
}

interface NitroApp {
  h3App: { handler: (event: HostEvent) => unknown };
  hooks: { hookOnce: (name: 'close', close: () => Promise<void>) => void };
}

/** How long in-flight requests may take to finish after SIGTERM. */
const drainMs = 10_000;

/** All values of a header. @param name in lower case */
function valuesOf({ rawHeaders }: IncomingMessage, name: string): string[] {
  return rawHeaders.filter(
    (_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name,
  );
}

/** Responds 408 and closes the connection if the request has not fully arrived by then. */
function hurry(req: IncomingMessage, res: ServerResponse, seconds: number): void {
  const late = setTimeout(() => {
    if (!req.complete) refuse(req, res, 408);
  }, seconds * 1_000).unref();
  res.once('close', () => clearTimeout(late));
}

/** Runs before route rules, static files and Start, on the raw Node request. */
export default function guard(nitroApp: NitroApp): void {
  process.env['NITRO_SHUTDOWN_TIMEOUT'] ??= String(drainMs);
  const { listenAt, proxies, shutdownDelayMs } = readableSettings();
  if (listenAt !== undefined) process.env['NITRO_HOST'] = listenAt;
  const { isShuttingDown, answerWhileShuttingDown } = shutDownInTwoSteps(shutdownDelayMs);
  limitServers();
  countBuffersWithHeap();
  for (const warning of [startWarning(process.env), listeningNotice(process.env)]) {
    if (warning !== null) console.warn(warning);
  }
  const hosts = hostsOf(process.env['PORT'] ?? '3000', process.env['APP_ORIGIN']);
  const pages = createPageCache();
  subscribe(catalogChanged, (message) => pages.clear(changedPagesIn(message)));
  const inner = nitroApp.h3App.handler;
  nitroApp.h3App.handler = (event) => {
    const { req, res } = event.node;
    req.url = endpointTarget(req.url ?? '/');
    const isFromProxy = isOwnProxy(req.socket.remoteAddress ?? '', proxies);
    const id = (isFromProxy && requestIdOf(req.headers[requestIdHeader])) || randomUUID();
    follow(req, res, id);
    const found = isShuttingDown() ? null : findPage(pages, req);
    if (found) {
      sendPage(req, res, found, [requestIdHeader, id]);
      return undefined;
    }
    event.context['requestId'] = id;
    event.context['pages'] = pages;
    res.setHeader(requestIdHeader, id);
    const isSecure = isSecureHost(req.headers.host, process.env['APP_ORIGIN']);
    for (const [name, value] of Object.entries(answerHeaders(req.url ?? '/', isSecure))) {
      res.setHeader(name, value);
    }
    const verdict = judge(
      {
        method: req.method ?? '',
        target: req.url ?? '',
        hosts: valuesOf(req, 'host'),
        contentTypes: valuesOf(req, 'content-type'),
        contentLength: req.headers['content-length'],
        transferEncoding: req.headers['transfer-encoding'],
      },
      hosts,
    );
    if (verdict.refused !== null) {
      refuse(req, res, verdict.refused, 'allow' in verdict ? { allow: verdict.allow } : {});
      return undefined;
    }
    if (answerWhileShuttingDown(req, res)) return undefined;
    if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue();
    if (!req.complete) hurry(req, res, verdict.rule.seconds);
    // The site is a separate bundle; this is how it learns of the shutdown.
    event.context['onClose'] = (close: () => Promise<void>) =>
      nitroApp.hooks.hookOnce('close', close);
    return inner(event);
  };
}
