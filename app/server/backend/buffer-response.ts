/** Buffers the whole response, so that a truncated or stalled one counts as a failure. */
export async function bufferResponse(answer: Promise<Response>): Promise<Response> {
  const begun = await answer;
  return begun.body === null ? begun : new Response(await begun.arrayBuffer(), begun);
}
