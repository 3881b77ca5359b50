/**
 * Name of the channel (`node:diagnostics_channel`) on which the host reports each request. The site, which counts and
 * logs them, is a separate bundle, so the two can only share a name.
 */
export const requestChannel = 'astera:request';

/** The kind of resource requested. Few, since each has its own metrics. */
export type RequestKind =
  | 'page'
  | 'call'
  | 'upload'
  | 'video'
  | 'api'
  | 'stream'
  | 'endpoint'
  | 'file'
  | 'probe';

interface RequestBegun {
  readonly phase: 'begun';
  readonly kind: RequestKind;
}

interface RequestEnded {
  readonly phase: 'ended';
  readonly kind: RequestKind;
  readonly id: string;
  readonly method: string;
  /** `/path?query`, as received. */
  readonly target: string;
  /** Null if the client disconnected before the response ended. */
  readonly status: number | null;
  readonly milliseconds: number;
}

/** A request has begun or ended. */
export type RequestNews = RequestBegun | RequestEnded;

/** Whether a channel message is of this type. */
export function isRequestNews(message: unknown): message is RequestNews {
  return typeof message === 'object' && message !== null && 'phase' in message;
}
