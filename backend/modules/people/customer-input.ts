import { oneLine } from '#domain/text/one-line.ts';
import { hashPassword } from './password.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';

/** The longest password; hashing a longer one would only cost. */
const maxPasswordLength = 128;

/** What stands in a body under a name, as text; empty when it is missing. */
export function textOf(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  throw invalidParameter(name, `${name} is not of type string.`);
}

/** A text within its length; undefined when the body does not name it. */
export function limitedText(
  body: Readonly<Record<string, unknown>>,
  name: string,
  most: number,
): string | undefined {
  if (body[name] === undefined) return undefined;
  const text = textOf(body, name).trim();
  if (text.length > most) throw invalidParameter(name, `${name} is too long.`, 'rest_too_long');
  return text;
}

/**
 * A name or a line of an address within its length, as WordPress cleans such texts; undefined when the body does not
 * name it.
 */
export function limitedLine(
  body: Readonly<Record<string, unknown>>,
  name: string,
  most: number,
): string | undefined {
  const text = limitedText(body, name, most);
  return text === undefined ? undefined : oneLine(text);
}

/** Checks a new password as WordPress does, with a limit, and hashes it. */
export function newPasswordHash(password: unknown): Promise<string> {
  if (typeof password !== 'string') {
    throw invalidParameter('password', 'password is not of type string.');
  }
  if (password === '' || password.length > maxPasswordLength) {
    throw invalidParameter('password', 'Passwords cannot be empty.', 'rest_user_invalid_password');
  }
  return hashPassword(password);
}

/** Refuses a body that lacks one of these, in WordPress's words. */
export function demand(body: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const missing = names.filter((name) => body[name] === undefined);
  if (missing.length === 0) return;
  throw refusal(400, 'rest_missing_callback_param', `Missing parameter(s): ${missing.join(', ')}`, {
    params: missing,
  });
}

const userName = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,59}$/u;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An address of mail in the form it is stored in; null for none. */
export function emailOf(body: Readonly<Record<string, unknown>>): string | null {
  const email = textOf(body, 'email').trim().toLowerCase();
  return address.test(email) && email.length <= 254 ? email : null;
}

/** User name and address of a new account, in the form they are stored in. */
export function identityOf(body: Readonly<Record<string, unknown>>) {
  const email = emailOf(body);
  if (email === null) {
    throw refusal(400, 'registration-error-invalid-email', 'Please provide a valid email address.');
  }
  const login = textOf(body, 'username').trim().toLowerCase();
  if (!userName.test(login)) {
    throw refusal(
      400,
      'registration-error-invalid-username',
      'Please provide a valid account username.',
    );
  }
  return { email, login };
}

/** WooCommerce's refusal of a value that another account has. */
export function taken(what: 'email' | 'login') {
  return what === 'email'
    ? refusal(
        400,
        'registration-error-email-exists',
        'An account is already registered with your email address.',
      )
    : refusal(
        400,
        'registration-error-username-exists',
        'An account is already registered with that username. Please choose another.',
      );
}
