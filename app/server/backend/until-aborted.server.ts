/**
 * A back end inside this process does not heed the signal; the waiting for it ends all the same. The request itself is
 * needed to the end: the signal of one that was collected as garbage is never told.
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
