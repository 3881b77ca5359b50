import type { RequestKind } from '#app/platform/request/request-news.ts';
import { statementMaxBytes } from '#domain/payment/statement/statement-line.ts';
import { chunkBytes, chunkContentType, uploadTimeoutMs } from '#domain/video/video.ts';

/** What the host accepts for each part of the site, as data. */
export interface PathRule {
  readonly methods: readonly string[];
  /** Maximum body size in bytes. */
  readonly maxBodyBytes: number;
  /** Seconds within which the whole request must arrive. */
  readonly seconds: number;
}

const MiB = 1024 * 1024;
const shortly = 30;
const patiently = uploadTimeoutMs / 1_000;

const read = ['GET', 'HEAD'];
const backendMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const pages: PathRule = { methods: read, maxBodyBytes: 0, seconds: shortly };
const api: PathRule = { methods: [...read, 'POST'], maxBodyBytes: 2.5 * MiB, seconds: shortly };
const call: PathRule = { methods: ['GET', 'POST'], maxBodyBytes: MiB / 4, seconds: shortly };
/** Managers open and close the gate with other methods (ADR 0011). */
const gate: PathRule = { ...api, methods: ['POST', 'PUT', 'DELETE'] };
/** Stays open and sends occasional events (ADR 0119). */
const stream: PathRule = { methods: ['GET'], maxBodyBytes: 0, seconds: shortly };
/** Browser reports are a few hundred bytes. */
const report: PathRule = { methods: ['POST'], maxBodyBytes: MiB / 64, seconds: shortly };
/** A bank statement, imported by a manager. */
const statement: PathRule = {
  methods: ['POST'],
  maxBodyBytes: statementMaxBytes,
  seconds: patiently,
};
/** WordPress change notifications are lists of kinds and IDs. */
const backendEvents: PathRule = { methods: ['POST'], maxBodyBytes: MiB / 16, seconds: shortly };
/** The body of such a call is one video chunk. */
const chunk: PathRule = { methods: ['POST'], maxBodyBytes: chunkBytes, seconds: patiently };
const endpoint: PathRule = {
  methods: backendMethods,
  maxBodyBytes: 2.5 * MiB,
  seconds: shortly,
};
/** Other clients may send a whole video of 1 GiB at once; it is streamed from the socket to disk. */
const videoFile: PathRule = {
  methods: backendMethods,
  maxBodyBytes: 1025 * MiB,
  seconds: patiently,
};

/** The paths of the back end and its video host when they are embedded (ADR 0010). */
const backendPath =
  /^\/(?:wp-json(?:\/|$)|index\.php$|graphql\/?$|(?:videos|upload-tokens|watermarks|players)(?:\/|$)|upload$|vod\/|auth\/(?:api-key|refresh)$)/;
const videoFilePath = /^\/(?:videos\/[^/]+\/source\/?|upload)$/;

/**
 * The rule for a request.
 * @param target `/path?query`, whose path is unchanged by URL parsing
 */
export function ruleFor(target: string, contentType: string | undefined): PathRule {
  const [path = ''] = target.split('?', 1);
  if (path.startsWith('/_serverFn/')) {
    return contentType === chunkContentType ? chunk : call;
  }
  if (videoFilePath.test(path)) return videoFile;
  if (backendPath.test(path)) return endpoint;
  if (path === '/api/gate') return gate;
  if (path === '/api/live') return stream;
  if (path === '/api/csp-report') return report;
  if (path === '/api/backend-events') return backendEvents;
  if (path === '/api/bank/statement') return statement;
  return path.startsWith('/api/') ? api : pages;
}

/**
 * The kind of resource requested, for metrics and the log.
 * @param target `/path?query`
 */
export function kindOf(target: string, contentType: string | undefined): RequestKind {
  const [path = ''] = target.split('?', 1);
  if (path.startsWith('/_serverFn/')) {
    return contentType === chunkContentType ? 'upload' : 'call';
  }
  if (videoFilePath.test(path)) return 'upload';
  if (/^\/vod\/|^\/api\/(?:orders|gift)\/[^/]+\/video$|^\/api\/clip\//.test(path)) return 'video';
  if (backendPath.test(path)) return 'endpoint';
  if (/^\/api\/(?:health|ready)$/.test(path)) return 'probe';
  if (path === '/api/live') return 'stream';
  if (path.startsWith('/api/')) return 'api';
  return /^\/(?:static|fonts|demo|media)\/|\.\w{2,5}$/.test(path) ? 'file' : 'page';
}
