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

/** Each change of someone else asks for the password first (ADR 0068). */
const confirmed = [signedIn, recentlyConfirmed] as const;
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** A page of everyone with an account, for administrators. @throws AppError `not_allowed` */
export const readPeople = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(peopleSearchSchema)
  .handler(({ context, data }) => listPeople(context.auth, data));

/** One of them. @throws AppError `not_allowed`, `not_found` */
export const readPerson = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ id }))
  .handler(({ context, data }) => getPerson(context.auth, data.id));

/** Gives someone else another role. @throws AppError `not_allowed`, `not_found`, `confirmation_required` */
export const saveRole = createServerFn({ method: 'POST' })
  .middleware(confirmed)
  .validator(v.object({ id, role: v.picklist(roles) }))
  .handler(({ context, data }) => changeRole(context.auth, data.id, data.role));

/**
 * Keeps someone else from signing in.
 * @throws AppError `not_allowed`, `not_found`, `invalid_input`, `confirmation_required`
 */
export const suspendPerson = createServerFn({ method: 'POST' })
  .middleware(confirmed)
  .validator(v.object({ id, ...suspensionSchema.entries }))
  .handler(({ context, data }) => suspend(context.auth, data.id, data.reason));

/** Lets someone sign in again. @throws AppError `not_allowed`, `not_found`, `confirmation_required` */
export const reinstatePerson = createServerFn({ method: 'POST' })
  .middleware(confirmed)
  .validator(v.object({ id }))
  .handler(({ context, data }) => reinstate(context.auth, data.id));

/** What someone has set up beside the password. @throws AppError `not_allowed`, `not_found` */
export const readPersonFactors = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ id }))
  .handler(({ context, data }) => factorsOf(context.auth, data.id));

/** Takes it away, for someone who has lost it. @throws AppError `not_allowed`, `not_found`, `confirmation_required` */
export const resetPersonFactors = createServerFn({ method: 'POST' })
  .middleware(confirmed)
  .validator(v.object({ id }))
  .handler(({ context, data }) => resetFactors(context.auth, data.id));
