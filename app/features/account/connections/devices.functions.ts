import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import {
  endOtherSessions,
  endSessionOn,
  ownDevices,
} from '#app/server/sessions/own-devices.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { deviceIdSchema } from '#domain/account/sign-in/device-id.ts';

/** Where the user is signed in. @throws AppError `sign_in_required` */
export const readDevices = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => ownDevices(context.auth.user));

/**
 * Signs the user out on all other devices.
 * @returns where the user is still signed in
 * @throws AppError `sign_in_required`
 */
export const signOutElsewhere = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .handler(async ({ context }) => {
    await endOtherSessions(context.auth.user);
    return ownDevices(context.auth.user);
  });

/**
 * Signs the user out on one other device.
 * @returns where the user is still signed in
 * @throws AppError `sign_in_required`, `not_allowed` for the current device
 */
export const signOutDevice = createServerFn({ method: 'POST' })
  .validator(v.object({ device: deviceIdSchema }))
  .middleware([signedIn])
  .handler(async ({ context, data }) => {
    await endSessionOn(data.device, context.auth.user);
    return ownDevices(context.auth.user);
  });
