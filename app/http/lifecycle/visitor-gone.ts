/**
 * Why work on a request is given up: the visitor went away before the answer had ended. Its status, which no one is
 * sent, says that it is no fault of ours: what has none is written to the log.
 */
export class VisitorGone extends Error {
  override readonly name = 'AbortError';
  readonly status = 499;
}
