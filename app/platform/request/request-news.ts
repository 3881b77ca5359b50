/**
 * Name of the channel (`node:diagnostics_channel`) on which the host tells of each request. The site, which counts and
 * logs them, is another bundle, so the two can only meet by a name.
 */
export const requestChannel = 'astera:request';

/** What kind of thing is asked for. Few, since figures are kept for each. */
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
  /** `/path?query`, as it came. */
  readonly target: string;
  /** Null when no one waited for the answer. */
  readonly status: number | null;
  readonly milliseconds: number;
}

/** That a request came, and how it ended. */
export type RequestNews = RequestBegun | RequestEnded;

/** Whether what came over the channel is such news. */
export function isRequestNews(message: unknown): message is RequestNews {
  return typeof message === 'object' && message !== null && 'phase' in message;
}
