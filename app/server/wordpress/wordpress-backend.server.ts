import { type ForgetTogether } from './catalog/catalog-index.server.ts';
import type { WordpressMemory } from './memory.ts';

export interface WordpressOptions {
  /** Address of the WordPress, with nothing behind its root. */
  readonly url: string;
  /** A WooCommerce REST key, as the header of HTTP Basic. */
  readonly serviceAuthorization: string;
  readonly memory: WordpressMemory;
  readonly clock?: () => Date;
  /** Of one question of ours. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  /** How what is remembered here is forgotten in other processes as well. */
  readonly together?: ForgetTogether;
}

/** A WordPress as a `fetch`, and how it hears of what someone changed in it. */
export interface WordpressBackend {
  (request: Request): Promise<Response>;
  /** What is sold changed: it is read again before it is answered. */
  readonly forgetGoods: () => Promise<void>;
  /** Who sells changed, or how. */
  readonly forgetSellers: () => Promise<void>;
}
