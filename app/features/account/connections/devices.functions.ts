import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import {
  endOtherSessions,
  endSessionOn,
  ownDevices,
} from '#app/server/sessions/own-devices.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { deviceIdSchema } from '#domain/account/sign-in/device-id.ts';

/** Where the person is signed in. @throws AppError `sign_in_required` */
export const readDevices = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => ownDevices(context.auth.user));

/**
 * Signs the person out everywhere but here.
 * @returns where he or she is signed in then
 * @throws AppError `sign_in_required`
 */
export const signOutElsewhere = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .handler(async ({ context }) => {
    await endOtherSessions(context.auth.user);
    return ownDevices(context.auth.user);
  });

/**
 * Signs the person out on one other device.
 * @returns where he or she is signed in then
 * @throws AppError `sign_in_required`, `not_allowed` for this very device
 */
export const signOutDevice = createServerFn({ method: 'POST' })
  .validator(v.object({ device: deviceIdSchema }))
  .middleware([signedIn])
  .handler(async ({ context, data }) => {
    await endSessionOn(data.device, context.auth.user);
    return ownDevices(context.auth.user);
  });
