/**
 * An in-process back end ignores the signal; this stops waiting for it anyway. The request stays referenced to the end:
 * the signal of a garbage-collected request never fires.
 */
export async function untilAborted(answer: Promise<Response>, request: Request): Promise<Response> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const give = () => reject(request.signal.reason);
  request.signal.addEventListener('abort', give, { once: true });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    request.signal.removeEventListener('abort', give);
  }
}
