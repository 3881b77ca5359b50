import {
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  TimeoutStrategy,
  circuitBreaker,
  handleAll,
  handleWhen,
  isBrokenCircuitError,
  retry,
  timeout,
  type CircuitBreakerPolicy,
} from 'cockatiel';

import { bufferResponse } from './buffer-response.ts';

type Fetch = (request: Request, init?: { readonly signal: AbortSignal }) => Promise<Response>;

/** So many failures in a row, and the other side is left alone for a while. */
const failuresInARow = 5;
/** The longest pause, in first ones. */
const mostPauses = 15;
/** What a proxy says while it has no one behind it. WordPress's own 500 would be the same again. */
const passing = new Set([502, 503, 504]);

const isAnswerThat = (test: (answer: Response) => boolean) => (answer: unknown) =>
  answer instanceof Response && test(answer);

export interface Steadiness {
  /**
   * How long the other side is left alone before one question tries again; doubles while that fails, up to 15 times it.
   */
  readonly pauseMs: number;
  /**
   * How long a question may take: the second try comes soon enough to be answered within it. The one that tries whether
   * the other side is back has no longer than this, since all others wait for it.
   */
  readonly timeoutMs: number;
  /** After how long the line gives something up by itself, whether or not anyone who asks has a limit. */
  readonly limitMs: (request: Request) => number;
  /** Whether a request changes nothing, so that it may be asked once more. */
  readonly isRead: (request: Request) => boolean;
  /**
   * Whether a success can be the other side's own; a page that something on the way made is trouble like no answer at
   * all.
   */
  readonly isOwn: (answer: Response) => boolean;
  /** Is told when it is left alone, and when it answers again. */
  readonly onPause?: (isPaused: boolean) => void;
}

/**
 * A `fetch` that copes with trouble on a line. A read that the line lost is asked once more; a write never is, since it
 * may have been heard. When five answers in a row fail, or are none of the other side's, the next ones are refused at
 * once for a while, so that no one waits for what is not there and it can recover; then one question tries.
 * @throws what the line failed with; `BrokenCircuitError` while it is left alone
 */
export function resilientFetch(
  fetch: Fetch,
  { pauseMs, timeoutMs, limitMs, isRead, isOwn, onPause }: Steadiness,
): (request: Request) => Promise<Response> {
  // So that not everyone comes again in the same moment.
  const secondTry = { initialDelay: timeoutMs * 0.03, maxDelay: timeoutMs * 0.08 };
  const breaker: CircuitBreakerPolicy = circuitBreaker(
    handleAll.orWhenResult(
      isAnswerThat((answer) => answer.status >= 500 || (answer.ok && !isOwn(answer))),
    ),
    {
      breaker: new ConsecutiveBreaker(failuresInARow),
      halfOpenAfter: new ExponentialBackoff({
        initialDelay: pauseMs,
        maxDelay: mostPauses * pauseMs,
      }),
    },
  );
  breaker.onBreak(() => onPause?.(true));
  breaker.onReset(() => onPause?.(false));
  /**
   * One try, to the end of its answer. The signal goes along by itself: that of a clone may be collected as garbage.
   */
  const once = (request: Request, sent: () => Request) =>
    breaker.execute(() => {
      const isTrial = breaker.state !== CircuitState.Closed;
      const limit = timeout(isTrial ? timeoutMs : limitMs(request), TimeoutStrategy.Aggressive);
      return limit.execute(
        ({ signal }) => bufferResponse(fetch(sent(), { signal })),
        request.signal,
      );
    }, request.signal);
  const send = (request: Request) => {
    if (!isRead(request)) return once(request, () => request);
    const again = retry(
      handleWhen((error) => !isBrokenCircuitError(error) && !request.signal.aborted).orWhenResult(
        isAnswerThat(({ status }) => passing.has(status)),
      ),
      { maxAttempts: 1, backoff: new ExponentialBackoff(secondTry) },
    );
    return again.execute(() => once(request, () => request.clone()), request.signal);
  };
  /** What is on its way: the signal of a request that nothing holds is never told when the question is given up. */
  const underWay = new Set<Request>();
  return async (request) => {
    underWay.add(request);
    try {
      return await send(request);
    } finally {
      underWay.delete(request);
    }
  };
}
