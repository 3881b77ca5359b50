import type { AnswerStore } from '#app/platform/cache/answer-store.ts';

/** What the app's own tables remember of a WordPress (ADR 0040); `store/` keeps it, the transport hands it in. */
export interface WordpressMemory {
  /** What was read for everyone (ADR 0060). */
  readonly answers: AnswerStore;
  readonly snapshot: (name: string) => Promise<{ value: unknown; readAt: Date } | null>;
  readonly keepSnapshot: (name: string, value: unknown, readAt: Date) => Promise<void>;
  readonly dropSnapshot: (name: string) => Promise<void>;
  /** Facts of every order that is known. */
  readonly orders: () => Promise<unknown[]>;
  readonly keepOrders: (rows: readonly { readonly id: number }[]) => Promise<void>;
  readonly dropOrders: (ids: readonly number[]) => Promise<void>;
  /** Takes a name for a while; false when someone has it. */
  readonly lease: (name: string, now: Date, until: Date) => Promise<boolean>;
  /** Gives back what was taken until then, unless someone else has it by now. */
  readonly release: (name: string, until: Date) => Promise<void>;
}
