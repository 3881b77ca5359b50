import { createServerFn } from '@tanstack/react-start';

import { pictureOfAccount } from '#app/server/backend/people/profile.server.ts';
import type { User } from '#domain/account/user.ts';

import { readUnprovenSession } from '#app/server/sessions/read-session.server.ts';

/** The current visitor with the current picture; null for an anonymous visitor. */
export const readViewer = createServerFn({ method: 'GET' }).handler(
  async (): Promise<User | null> => {
    const session = await readUnprovenSession();
    if (!session) return null;
    const { user, lacksSecondFactor } = session;
    const waits = lacksSecondFactor ? { lacksSecondFactor } : {};
    // A header without a picture is better than no page.
    return { ...user, ...waits, picture: await pictureOfAccount(user.id).catch(() => null) };
  },
);
