import { json } from '#backend/http/wire/answer.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { answerRequest } from '#backend/http/answer-request.ts';
import type { Services } from '#backend/http/wire/call.ts';
import type { ConsumerKey } from '#backend/http/auth/consumer-key.ts';
import { dueSales } from '#backend/modules/orders/due-sales.ts';
import type { BackendDatabase } from '#backend/db/database.ts';

export { isBackendPath } from '#backend/http/routes.ts';
export { seedDemoWorld } from '#backend/seed/seed-demo-world.ts';
export type { BackendDatabase } from '#backend/db/database.ts';
export { hideEarlierProofs } from '#backend/modules/orders/store/earlier-proofs.ts';
export { removeLeftProofs } from '#backend/modules/orders/store/replaced-proofs.ts';
export { migrateBackend } from '#backend/db/migrate.ts';

/** The sample clips of the demo world, read only when they are put in. */
export async function demoClips() {
  return (await import('#backend/seed/world/clips/clips.ts')).clips;
}

export interface BackendOptions {
  /** Open and migrated; it belongs to the caller, who also closes it. */
  readonly database: BackendDatabase;
  readonly clock: () => Date;
  readonly secrets: {
    /** At least 32 bytes; signs the tokens. */
    readonly jwtKey: Uint8Array;
  };
  /** The service credential: user name and password of HTTP Basic. */
  readonly serviceKey: string;
  readonly serviceSecret: string;
  /** Keys of other programs; none unless given (ADR 0041). */
  readonly consumerKeys?: readonly ConsumerKey[];
  /** Where pictures that people send are kept; made when it is needed. */
  readonly mediaFolder: string;
  /** Answers the video host's paths; null for a path that is not its own. */
  readonly videos?: (request: Request) => Promise<Response | null>;
  /** Is told of every bug; answers never carry more than that there was one. */
  readonly onError?: (error: unknown) => void;
}

export interface Backend {
  /** Answers a request as WordPress would. Never rejects. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Takes no more requests and waits for the ones under way, and for the end of a step of what comes after them. */
  readonly close: () => Promise<void>;
}

/** The embedded back end: a function from request to response over a PostgreSQL handle. */
export function createBackend(options: BackendOptions): Backend {
  const { serviceKey, serviceSecret, secrets, clock, database, mediaFolder } = options;
  if (secrets.jwtKey.byteLength < 32) throw new Error('the token key needs at least 32 bytes');
  if (serviceKey === '' || serviceSecret === '') throw new Error('the service credential is empty');
  const { jwtKey } = secrets;
  const { consumerKeys = [] } = options;
  const followDueSales = dueSales(options);
  const underWay = new Set<Promise<unknown>>();
  let closed = false;

  function waitedFor<Result>(running: Promise<Result>): Promise<Result> {
    underWay.add(running);
    return running.finally(() => underWay.delete(running));
  }

  const services: Services = {
    ...{ database, clock, jwtKey, serviceKey, serviceSecret },
    ...{ consumerKeys, mediaFolder },
    afterwards(work) {
      void waitedFor(work(() => closed).catch((error: unknown) => options.onError?.(error)));
    },
  };

  async function answer(request: Request): Promise<Response> {
    try {
      const video = await options.videos?.(request);
      if (video) return video;
      await followDueSales();
      return await answerRequest(request, services);
    } catch (error) {
      options.onError?.(error);
      return json(
        refusal(500, 'internal_server_error', 'There has been a critical error.').body,
        500,
      );
    }
  }

  return {
    fetch(request) {
      if (closed) {
        return Promise.resolve(json(refusal(503, 'closed', 'The back end is closed.').body, 503));
      }
      return waitedFor(answer(request));
    },
    async close() {
      closed = true;
      await Promise.allSettled(underWay);
    },
  };
}
