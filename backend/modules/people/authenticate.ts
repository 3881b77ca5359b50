import {
  accountSuspendedCode,
  type WireAuthenticateAnswer,
} from '#backend/contract/people/auth.ts';
import { isApp } from '#backend/http/auth/caller.ts';
import { passwordMatches } from './password.ts';
import { issueToken } from '#backend/http/auth/token.ts';
import { findUserByLogin } from '#backend/modules/people/store/users.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { Failure, invalidParameter } from '#backend/http/wire/failure.ts';
import { escapeHtml } from '#domain/text/escape.ts';

/** Parses a boolean parameter like WordPress, which accepts texts and numbers. */
function flag(body: Record<string, unknown>, name: string): boolean {
  const value = body[name];
  if (value === undefined || value === null || value === '') return false;
  const word = String(value).toLowerCase();
  if (word === 'true' || word === '1') return true;
  if (word === 'false' || word === '0') return false;
  throw invalidParameter(name, `${name} is not of type boolean.`);
}

export function text(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw invalidParameter(name, `${name} is not of type string.`);
}

function loginRefused(code: string, reason: string): Failure {
  return new Failure(403, { code, reason: `<strong>Error:</strong> ${reason}` });
}

function dateTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

/** WordPress's error for an unknown user name; it reveals who exists, so only the app gets it. */
function unknownUser(username: string): Failure {
  if (username.includes('@')) {
    return new Failure(403, {
      code: 'invalid_email',
      reason: 'Unknown email address. Check again or try your username.',
    });
  }
  return loginRefused(
    'invalid_username',
    `The username <strong>${escapeHtml(username)}</strong> is not registered on this site.`,
  );
}

/** The error for all other callers, byte for byte the same whether the name or the password was wrong (ADR 0072). */
function wrongCredentials(): Failure {
  return loginRefused('incorrect_password', 'The username or the password is incorrect.');
}

/** POST aam/v2/authenticate: exchanges a user name or e-mail address and a password for a token. */
export async function authenticate(call: Call): Promise<Response> {
  const { request, services } = call;
  const body = await readBody(request);
  const withToken = flag(body, 'issueJWT');
  const withRoles = flag(body, 'includeRoles');
  const username = text(body, 'username');
  const password = text(body, 'password');
  if (username.trim() === '') {
    throw loginRefused('empty_username', 'The username field is empty.');
  }
  if (password === '') throw loginRefused('empty_password', 'The password field is empty.');

  const found = await findUserByLogin(services.database, username);
  // The existence of a pending account is not revealed.
  const user = found?.pending ? null : found;
  const matches = await passwordMatches(user?.passwordHash ?? null, password);
  if (!user || !matches) {
    if (!isApp(call)) throw wrongCredentials();
    if (!user) throw unknownUser(username);
    throw loginRefused(
      'incorrect_password',
      `The password you entered for <strong>${escapeHtml(username)}</strong> is incorrect.`,
    );
  }
  // Revealed only to those who know the password.
  if (user.suspendedAt) throw loginRefused(accountSuspendedCode, 'This account is suspended.');
  const answer: WireAuthenticateAnswer = {
    user: {
      data: {
        ID: user.id,
        user_login: user.login,
        user_nicename: user.login,
        display_name: user.displayName,
        user_url: '',
        user_email: user.email,
        user_registered: dateTime(user.registeredAt),
      },
    },
    redirect: null,
    ...(withToken ? { jwt: await issueToken(services, user, withRoles ? [user.role] : null) } : {}),
  };
  return json(answer, 200, { allow: 'POST' });
}
