import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { checkFile, checkLink } from '#app/server/authenticity/check-video.server.ts';
import { openGiftDesk } from '#app/server/gifts/gift-desk.server.ts';
import { visitor } from '#app/server/sessions/visitor.ts';
import { AppError } from '#domain/app-error.ts';
import { fileHashSchema, linkMaxLength, videoLinkFrom } from '#domain/authenticity/video-check.ts';

/** Checks a file by its SHA-256, which the browser computes. @throws AppError `too_many_requests` */
export const checkVideoFile = createServerFn({ method: 'POST' })
  .validator(v.object({ fileHash: fileHashSchema }))
  .handler(async ({ data }) =>
    checkFile(await openGiftDesk(), data.fileHash, { address: peerAddress(), actor: null }),
  );

/**
 * Checks the video behind a link of a gift, or of an order of the caller's.
 * @throws AppError `invalid_input` with `link` for a text that is no such link, `too_many_requests`
 */
export const checkVideoLink = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator(v.object({ link: v.pipe(v.string(), v.maxLength(linkMaxLength)) }))
  .handler(async ({ context: { auth }, data }) => {
    const link = videoLinkFrom(data.link, new URL(siteOrigin()).host);
    if (!link) throw new AppError('invalid_input', { fields: { link: 'not-a-video-link' } });
    // Staff who have not used a second factor yet are visitors here.
    const actor = auth.kind === 'person' && !auth.lacksSecondFactor ? auth.user : null;
    return checkLink(await openGiftDesk(), link, { address: peerAddress(), actor });
  });
