import { createServerFn } from '@tanstack/react-start';

import { pictureOfAccount } from '#app/gateway/own-shop/profile.server.ts';
import type { User } from '#domain/account/user.ts';

import { readSession } from './session.server.ts';

/** Who is visiting, with the picture of now; null for an anonymous visitor. */
export const readViewer = createServerFn({ method: 'GET' }).handler(
  async (): Promise<User | null> => {
    const session = await readSession();
    if (!session) return null;
    const { user } = session;
    // A header without a picture is better than no page.
    return { ...user, picture: await pictureOfAccount(user.id).catch(() => null) };
  },
);
