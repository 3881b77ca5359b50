/** The answer once all of it is there: one that is cut, or that stops in the middle, is none. */
export async function bufferResponse(answer: Promise<Response>): Promise<Response> {
  const begun = await answer;
  return begun.body === null ? begun : new Response(await begun.arrayBuffer(), begun);
}
