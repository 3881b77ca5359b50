import { createServerFn } from '@tanstack/react-start';

import type { User } from '#domain/user.ts';

import { readSession } from './session.server.ts';

/** Who is visiting; null for an anonymous visitor. */
export const readViewer = createServerFn({ method: 'GET' }).handler(
  async (): Promise<User | null> => {
    const session = await readSession();
    return session?.user ?? null;
  },
);
