import { createWordpress } from '#app/server/wordpress/create-wordpress.server.ts';
import type { ForgetTogether } from '#app/server/wordpress/catalog/catalog-index.server.ts';
import type { WordpressMemory } from '#app/server/wordpress/memory.ts';

import { memoryOfOne } from './memory-of-one.ts';
import { recordedService } from './people.ts';

/** The transport of a gateway that asks the recorded WordPress over HTTP, in place of the app's own. */
export const gatewayWorld = {
  origin: '',
  /** What the app shows for itself. */
  service: recordedService,
  /** What it asks the network with, where a test puts something in between. */
  network: fetch,
  /** What time it is to the process. */
  clock: () => new Date(),
  /** Of one question to WordPress. */
  timeoutMs: 10_000,
  fetch: (_request: Request): Promise<Response> => Promise.reject(new Error('not started')),
};

/** A back end as one process has it, over what its tables hold. */
function openProcess(memory: WordpressMemory, together?: ForgetTogether) {
  return createWordpress({
    url: gatewayWorld.origin,
    serviceAuthorization: recordedService,
    memory,
    clock: () => gatewayWorld.clock(),
    timeoutMs: gatewayWorld.timeoutMs,
    ...(together && { together }),
    fetch: (input, init) => gatewayWorld.network(input, init),
  });
}

/** As after a start: with what the own tables hold, and nothing else. */
export function startAnew(memory: WordpressMemory = memoryOfOne()): void {
  gatewayWorld.fetch = openProcess(memory);
}

/** Two processes over the same tables; consecutive questions go to different ones. */
export function startTwo(): void {
  const memory = memoryOfOne();
  const memories = new Map<string, (() => void)[]>();
  const together: ForgetTogether = (name, forget) => {
    const all = memories.get(name) ?? [];
    memories.set(name, all);
    all.push(forget);
    return async () => all.forEach((each) => each());
  };
  const [one, other] = [openProcess(memory, together), openProcess(memory, together)];
  let isOther = false;
  gatewayWorld.fetch = (request) => {
    isOther = !isOther;
    return isOther ? other(request) : one(request);
  };
}

/** What `transport.server.ts` exports, for `vi.mock`. */
export const transportOfWordpress = {
  openTransport: () =>
    Promise.resolve({
      fetch: gatewayWorld.fetch,
      serviceAuthorization: gatewayWorld.service,
      authorizationOf: (token: string) => `Bearer ${token}`,
      pictures: 'stores' as const,
      lacksSiteEditing: true,
      standingAgeMs: 15_000,
    }),
};
