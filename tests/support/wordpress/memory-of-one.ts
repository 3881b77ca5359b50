import type { WordpressMemory } from '#app/server/wordpress/memory.ts';

import { answersOfOne } from './answers-of-one.ts';

/** What one process remembers of a WordPress, without a database. */
export function memoryOfOne(): WordpressMemory {
  const snapshots = new Map<string, { value: unknown; readAt: Date }>();
  const orders = new Map<number, unknown>();
  const leases = new Map<string, Date>();
  return {
    answers: answersOfOne(),
    snapshot: async (name) => snapshots.get(name) ?? null,
    keepSnapshot: async (name, value, readAt) => {
      snapshots.set(name, { value: structuredClone(value), readAt });
    },
    dropSnapshot: async (name) => {
      snapshots.delete(name);
    },
    orders: async () => [...orders.values()],
    keepOrders: async (rows) => {
      for (const row of rows) orders.set(row.id, structuredClone(row));
    },
    dropOrders: async (ids) => {
      for (const id of ids) orders.delete(id);
    },
    async lease(name, now, until) {
      const held = leases.get(name);
      if (held && held >= now) return false;
      leases.set(name, until);
      return true;
    },
    async release(name, until) {
      if (leases.get(name)?.getTime() === until.getTime()) leases.delete(name);
    },
  };
}
