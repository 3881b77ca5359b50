import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { siteOrigin } from '#app/platform/request/site-origin.ts';
import {
  approveClip,
  countClips,
  declineClip,
  listWaitingClips,
} from '#app/server/clips/desk-clips.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { declinedClip, seenClip } from '#domain/clip/clip-schema.ts';
import { locales } from '#domain/locale.ts';
import { pageNumber } from '#domain/paging/page-param.ts';

const site = async () => ({ origin: siteOrigin(), name: await siteName() });

/** A page of the clips that wait for the team. @throws AppError `not_allowed` */
export const readWaitingClips = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ page: pageNumber, locale: v.picklist(locales) }))
  .handler(({ context, data }) => listWaitingClips(context.auth.user, data.page, data.locale));

/** How many clips wait for the team. @throws AppError `not_allowed` */
export const readClipCount = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => countClips(context.auth.user));

/** Approves a clip, which everyone sees from then on. @throws AppError `not_allowed`, `clip_moved_on` */
export const approveWaitingClip = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(seenClip)
  .handler(async ({ context, data }) =>
    approveClip({ manager: context.auth.user, seen: data, site: await site() }),
  );

/** Declines a clip, with words for its celebrity. @throws AppError `not_allowed`, `clip_moved_on` */
export const declineWaitingClip = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(declinedClip)
  .handler(async ({ context, data: { words, ...seen } }) =>
    declineClip({ manager: context.auth.user, seen, site: await site() }, words),
  );
