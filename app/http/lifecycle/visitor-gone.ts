/**
 * The abort reason when a visitor disconnects before the response has ended. Its status is never sent; it only marks
 * the error as not ours, since errors without a status are logged.
 */
export class VisitorGone extends Error {
  override readonly name = 'AbortError';
  readonly status = 499;
}
