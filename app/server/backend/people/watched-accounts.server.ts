import * as v from 'valibot';

import { managedUserSchema } from '#backend/contract/people/managed-user.ts';
import { paths } from '#backend/contract/paths.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import type { Person } from '#domain/person/person.ts';

import { personFrom } from './people.server.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * What the site does when another program changes an account at the back end's own paths, as it does for its own pages.
 */
export interface AccountWatch {
  /** Someone's password was changed. */
  readonly passwordSet: (personId: number) => Promise<void>;
  /** An administrator changed a user. */
  readonly personChanged: (change: {
    readonly before: Person;
    readonly after: Person;
    readonly by: { readonly id: number; readonly name: string };
  }) => Promise<void>;
}

const ofPerson = /^\/wp-json\/wp\/v2\/users\/\d+$/;
const ofPassword = /^\/wp-json\/(?:wp\/v2\/users\/me|wc\/v3\/customers\/(?:\d+|batch))$/;
const writing: readonly string[] = ['POST', 'PUT', 'PATCH'];

const password = v.pipe(v.string(), v.minLength(1));
const sentSchema = v.looseObject({ password });
const sentBatchSchema = v.looseObject({ update: v.array(v.unknown()) });
const sentRowSchema = v.looseObject({ id: v.pipe(v.unknown(), v.transform(Number)), password });
const rowSchema = v.looseObject({ id: v.number() });
const batchSchema = v.looseObject({ update: v.array(v.unknown()) });

/** Parses a JSON or form body; nothing for other types. */
function said(text: string, contentType: string): unknown {
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The user whose password a write changed, based on the request and the response. */
function whosePasswords(sent: unknown, answered: unknown): readonly number[] {
  const isBatch = v.is(sentBatchSchema, sent) && v.is(batchSchema, answered);
  if (!isBatch) {
    return v.is(sentSchema, sent) && v.is(rowSchema, answered) ? [answered.id] : [];
  }
  const wanted = sent.update.flatMap((row) => {
    const read = v.safeParse(sentRowSchema, row);
    return read.success ? [read.output.id] : [];
  });
  const refused = answered.update.flatMap((row) =>
    v.is(v.looseObject({ id: v.number(), error: v.unknown() }), row) ? [row.id] : [],
  );
  return wanted.filter((id) => !refused.includes(id));
}

/** Executes a write to an account and notifies the site. Any other request is only executed. */
export async function carriedOut(
  request: Request,
  path: string,
  { fetch, watch }: { readonly fetch: Fetch; readonly watch: AccountWatch },
): Promise<Response> {
  if (!writing.includes(request.method)) return fetch(request);
  if (ofPerson.test(path)) return changed(request, path, { fetch, watch });
  if (!ofPassword.test(path)) return fetch(request);
  const text = await request.text();
  const answer = await fetch(new Request(request, { body: text }));
  if (!answer.ok) return answer;
  const sent = said(text, request.headers.get('content-type') ?? '');
  for (const id of whosePasswords(sent, await answer.clone().json())) await watch.passwordSet(id);
  return answer;
}

async function changed(
  request: Request,
  path: string,
  { fetch, watch }: { readonly fetch: Fetch; readonly watch: AccountWatch },
): Promise<Response> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return fetch(request);
  const read = async (at: string) => {
    const answer = await fetch(
      new Request(new URL(`${at}?context=edit`, request.url), { headers: { authorization } }),
    );
    return answer.ok ? await answer.json() : null;
  };
  const who = v.safeParse(userSchema, await read(paths.me));
  const before = v.safeParse(managedUserSchema, await read(path));
  const answer = await fetch(request);
  if (!answer.ok || !who.success || !before.success) return answer;
  const after = v.safeParse(managedUserSchema, await read(path));
  if (after.success) {
    const by = { id: who.output.id, name: who.output.name };
    const [was, is] = [personFrom(before.output), personFrom(after.output)];
    await watch.personChanged({ before: was, after: is, by });
  }
  return answer;
}
