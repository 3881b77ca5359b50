import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { applicationSchema } from '#domain/application/application-schema.ts';
import { declineSchema } from '#domain/application/decline.ts';
import { locales } from '#domain/locale.ts';
import { pageNumber } from '#domain/paging/page-param.ts';

import {
  approve,
  countApplications,
  decline,
} from '#app/server/applications/applications.server.ts';
import { listApplications } from '#app/server/applications/list-applications.server.ts';
import {
  keepOwnApplication,
  readOwnApplication,
  sendOwnApplication,
} from '#app/server/applications/own-application.server.ts';

const locale = v.picklist(locales);
const typedSchema = v.object({ locale, words: applicationSchema });
const seenSchema = v.object({
  accountId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
  seen: v.pipe(v.string(), v.maxLength(100)),
  locale,
});

const site = async () => ({ origin: siteOrigin(), name: await siteName() });

/** A celebrity's own application. @throws AppError `not_allowed` */
export const readApplication = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ locale }))
  .handler(({ context, data }) => readOwnApplication(context.auth.user, data.locale));

/**
 * Saves the links and message of the celebrity's own application.
 * @throws AppError `not_allowed`, `invalid_input`, `application_moved_on` /
 */
export const saveApplication = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(typedSchema)
  .handler(({ context, data }) => keepOwnApplication(context.auth.user, data.words, data.locale));

/**
 * Submits the celebrity's own application for review.
 * @throws AppError `not_allowed`, `invalid_input`, `application_moved_on`
 */
export const applyAsCelebrity = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(typedSchema)
  .handler(({ context, data }) => sendOwnApplication(context.auth.user, data.words, data.locale));

/** A page of the applications awaiting review. @throws AppError `not_allowed` */
export const readApplications = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ page: pageNumber, locale }))
  .handler(({ context, data }) => listApplications(context.auth.user, data.page, data.locale));

/** How many applications await review. @throws AppError `not_allowed` */
export const readApplicationCount = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => countApplications(context.auth.user));

/** Approves an applicant, who is listed from then on. @throws AppError `not_allowed`, `application_moved_on` */
export const approveApplicant = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(seenSchema)
  .handler(async ({ context, data }) =>
    approve(context.auth.user, data, { locale: data.locale, site: await site() }),
  );

/** Declines an applicant, with a reason. @throws AppError `not_allowed`, `application_moved_on`, `invalid_input` */
export const declineApplicant = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.intersect([seenSchema, declineSchema]))
  .handler(async ({ context, data }) =>
    decline(context.auth.user, data, { locale: data.locale, site: await site() }),
  );
