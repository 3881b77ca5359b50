import { oneLine } from '#domain/text/one-line.ts';
import { hashPassword } from './password.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';

/** The maximum password length; hashing longer ones would only cost time. */
const maxPasswordLength = 128;

/** A text field of a body; empty if missing. */
export function textOf(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  throw invalidParameter(name, `${name} is not of type string.`);
}

/** A text of limited length; undefined if missing. */
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

/** A name or address line of limited length, sanitised as in WordPress; undefined if missing. */
export function limitedLine(
  body: Readonly<Record<string, unknown>>,
  name: string,
  most: number,
): string | undefined {
  const text = limitedText(body, name, most);
  return text === undefined ? undefined : oneLine(text);
}

/** Validates a new password as WordPress does, with a maximum length, and hashes it. */
export function newPasswordHash(password: unknown): Promise<string> {
  if (typeof password !== 'string') {
    throw invalidParameter('password', 'password is not of type string.');
  }
  if (password === '' || password.length > maxPasswordLength) {
    throw invalidParameter('password', 'Passwords cannot be empty.', 'rest_user_invalid_password');
  }
  return hashPassword(password);
}

/** Refuses a body without these fields, in WordPress's words. */
export function demand(body: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const missing = names.filter((name) => body[name] === undefined);
  if (missing.length === 0) return;
  throw refusal(400, 'rest_missing_callback_param', `Missing parameter(s): ${missing.join(', ')}`, {
    params: missing,
  });
}

const userName = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,59}$/u;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An e-mail address in its stored form; null if invalid. */
export function emailOf(body: Readonly<Record<string, unknown>>): string | null {
  const email = textOf(body, 'email').trim().toLowerCase();
  return address.test(email) && email.length <= 254 ? email : null;
}

/** User name and e-mail address of a new account, in their stored form. */
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

/** WooCommerce's refusal of a value that is already in use. */
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
