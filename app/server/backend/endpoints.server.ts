import { paths } from '#backend/contract/paths.ts';

import { forgetWritten } from './invalidate-written.server.ts';
import { claimedOwner, ownerOfToken } from './people/token-owner.server.ts';
import { carriedOut } from './people/watched-accounts.server.ts';
import { embeddedOwns, isShopPath, openTransport } from '#app/server/composition.server.ts';
import { type EndpointSide, toStaffAlone } from './endpoint-gate.server.ts';
import { refusedByGate } from './refused-by-gate.server.ts';

/**
 * Handles a request for one of the embedded back end's own paths, as the back end would standalone. Cookies are
 * stripped: only `Authorization` or a consumer key identifies the caller, so no other site's page can act for a visitor
 * here.
 * @returns null for any other path, and for all paths if `BACKEND_URL` is set
 */
export async function answerEndpoint(
  request: Request,
  { clientAddress, openLimit, isClosed, needsSecondFactor, watch }: EndpointSide,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (!embeddedOwns(url)) return null;
  request.headers.delete('cookie');
  const { fetch } = await openTransport();
  const path = url.pathname.replace(/\/$/, '');
  const isBehindGate = isShopPath(url) && (await isClosed());
  if (isBehindGate) {
    const refused = await refusedByGate(request, path);
    if (refused) return refused;
  }
  if (await hasTokenOfBefore(request, needsSecondFactor)) return secondFactorRequired();
  const admitted = (answer: Response) =>
    isBehindGate ? toStaffAlone(answer) : Promise.resolve(answer);
  if (request.method !== 'POST' || path !== paths.authenticate) {
    const answer = await carriedOut(request, path, { fetch, watch });
    if (answer.ok) await forgetWritten(request.method, path, answer);
    if (path !== paths.refresh) return answer;
    return withoutSecondFactor(await admitted(answer), needsSecondFactor);
  }

  const body = await request.text();
  const name = userNameIn(body, request.headers.get('content-type') ?? '');
  const limit = await openLimit();
  const waitSeconds = await limit.attempt(clientAddress, name);
  if (waitSeconds !== null) return tooMany(waitSeconds);
  const answer = await fetch(new Request(request, { body }));
  if (answer.ok) await limit.succeeded(clientAddress, name);
  return withoutSecondFactor(await admitted(answer), needsSecondFactor);
}

/**
 * Users who need a second factor get no token for a password alone: there is no second step here. Programs use keys
 * (ADR 0041).
 */
async function withoutSecondFactor(
  answer: Response,
  needsSecondFactor: EndpointSide['needsSecondFactor'],
): Promise<Response> {
  const owner = answer.ok ? await ownerOfToken(answer.clone()) : null;
  if (!owner || !(await needsSecondFactor(owner))) return answer;
  await answer.body?.cancel();
  return secondFactorRequired();
}

/**
 * Whether the request's token belongs to a user who cannot get one here: it was issued before the second factor was set
 * up. The token is not verified, since an invalid one is refused anyway.
 */
async function hasTokenOfBefore(
  request: Request,
  needsSecondFactor: EndpointSide['needsSecondFactor'],
): Promise<boolean> {
  const id = claimedOwner(request.headers.get('authorization'));
  return id !== null && (await needsSecondFactor({ id, role: null }));
}

function secondFactorRequired(): Response {
  return Response.json(
    {
      code: 'astera_second_factor_required',
      message: 'This account signs in on the site, with a second factor. Use a consumer key here.',
      data: { status: 403 },
    },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );
}

/** The user name of a sign-in, if any; the back end reports an invalid body. */
function userNameIn(body: string, contentType: string): string {
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return new URLSearchParams(body).getAll('username').at(-1) ?? '';
  }
  try {
    const value: unknown = JSON.parse(body);
    const named = typeof value === 'object' && value !== null && 'username' in value;
    return named ? String(value.username) : '';
  } catch {
    return '';
  }
}

function tooMany(waitSeconds: number): Response {
  return Response.json(
    {
      code: 'too_many_requests',
      message: 'Too many sign-in attempts. Try again later.',
      data: { status: 429 },
    },
    { status: 429, headers: { 'retry-after': String(waitSeconds), 'cache-control': 'no-store' } },
  );
}
