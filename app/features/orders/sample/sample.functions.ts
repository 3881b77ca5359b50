import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { readSampleAgreement, revokeSample } from '#app/server/clips/sample-videos.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';

const orderId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Whether the fan of an order lets its video be shown. @throws AppError `not_found` */
export const readSample = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(({ context, data }) => readSampleAgreement(context.auth.user, data.orderId));

/** Withdraws that; a clip of the video is down when this returns. @throws AppError `not_found`, `not_allowed` */
export const withdrawSample = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(({ context, data }) => revokeSample(context.auth.user, data.orderId));
