import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { getPerson } from '#app/server/backend/people/people.server.ts';
import { listPeople } from '#app/server/backend/people/list-people.server.ts';
import { recentlyConfirmed } from '#app/server/sessions/recently-confirmed.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { peopleSearchSchema, suspensionSchema } from '#domain/person/person.ts';
import { roles } from '#domain/account/role.ts';

import { factorsOf } from '#app/server/people/factor-reset.server.ts';
import { resetFactors } from '#app/server/people/reset-factors.server.ts';
import { changeRole, reinstate, suspend } from '#app/server/people/people.server.ts';

/** Each change to another user asks for the password first (ADR 0068). */
const confirmed = [signedIn, recentlyConfirmed] as const;
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** A page of all users with an account, for administrators. @throws AppError `not_allowed` */
export const readPeople = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(peopleSearchSchema)
  .handler(({ context, data }) => listPeople(context.auth, data));

/** One user. @throws AppError `not_allowed`, `not_found` */
export const readPerson = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ id }))
  .handler(({ context, data }) => getPerson(context.auth, data.id));

/** Changes another user's role. @throws AppError `not_allowed`, `not_found`, `confirmation_required` */
export const saveRole = createServerFn({ method: 'POST' })
  .middleware(confirmed)
  .validator(v.object({ id, role: v.picklist(roles) }))
  .handler(({ context, data }) => changeRole(context.auth, data.id, data.role));

/**
 * Suspends another user.
 * @throws AppError `not_allowed`, `not_found`, `invalid_input`, `confirmation_required` /
 */
export const suspendPerson = createServerFn({ method: 'POST' })
  .middleware(confirmed)
  .validator(v.object({ id, ...suspensionSchema.entries }))
  .handler(({ context, data }) => suspend(context.auth, data.id, data.reason));

/** Lifts a suspension. @throws AppError `not_allowed`, `not_found`, `confirmation_required` */
export const reinstatePerson = createServerFn({ method: 'POST' })
  .middleware(confirmed)
  .validator(v.object({ id }))
  .handler(({ context, data }) => reinstate(context.auth, data.id));

/** The second factors a user has set up. @throws AppError `not_allowed`, `not_found` */
export const readPersonFactors = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ id }))
  .handler(({ context, data }) => factorsOf(context.auth, data.id));

/**
 * Removes a user's second factors, for someone who has lost them.
 * @throws AppError `not_allowed`, `not_found`, `confirmation_required`
 */
export const resetPersonFactors = createServerFn({ method: 'POST' })
  .middleware(confirmed)
  .validator(v.object({ id }))
  .handler(({ context, data }) => resetFactors(context.auth, data.id));
