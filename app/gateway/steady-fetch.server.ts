import {
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleAll,
  handleWhen,
  isBrokenCircuitError,
  retry,
  type IPolicy,
} from 'cockatiel';

type Fetch = (request: Request) => Promise<Response>;

/** So many failures in a row, and the other side is left alone for a while. */
const failuresInARow = 5;
/** How long it is left alone before one question tries again; doubles while that fails, up to the greatest. */
const pauseMs = { initialDelay: 2_000, maxDelay: 30_000 };
/** How long the second try waits, so that not everybody comes again in the same moment. */
const secondTryMs = { initialDelay: 150, maxDelay: 400 };
/** What a proxy says while it has nobody behind it. WordPress's own 500 would be the same again. */
const passing = new Set([502, 503, 504]);

const isAnswerBy = (statuses: (status: number) => boolean) => (answer: unknown) =>
  answer instanceof Response && statuses(answer.status);

/**
 * A `fetch` that copes with trouble on a line. A read that the line lost is asked once more; a write never is, since it may
 * have been heard. When five answers in a row fail, the next ones are refused at once for two seconds and more, so that
 * nobody waits for what is not there and it can recover; then one question tries.
 * @throws what the line failed with; `BrokenCircuitError` while it is left alone
 */
export function steadyFetch(fetch: Fetch): Fetch {
  const breaker: IPolicy = circuitBreaker(
    handleAll.orWhenResult(isAnswerBy((status) => status >= 500)),
    {
      breaker: new ConsecutiveBreaker(failuresInARow),
      halfOpenAfter: new ExponentialBackoff(pauseMs),
    },
  );
  return (request) => {
    if (request.method !== 'GET') return breaker.execute(() => fetch(request));
    const again = retry(
      handleWhen((error) => !isBrokenCircuitError(error) && !request.signal.aborted).orWhenResult(
        isAnswerBy((status) => passing.has(status)),
      ),
      { maxAttempts: 1, backoff: new ExponentialBackoff(secondTryMs) },
    );
    return again.execute(
      () => breaker.execute(async () => whole(await fetch(request.clone()))),
      request.signal,
    );
  };
}

/** A read is only there when all of it is: an answer that is cut counts as lost. */
async function whole(answer: Response): Promise<Response> {
  if (answer.body === null) return answer;
  return new Response(await answer.arrayBuffer(), answer);
}
