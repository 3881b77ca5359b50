import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's own choice) at OWASP's first figures: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobody: Promise<string> | undefined;

/**
 * Compares a password with a hash. Without a hash (unknown user) the same work is done on a hash of
 * nobody, so that the time of the answer does not tell who exists.
 */
export async function passwordMatches(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const matches = await verify(storedHash ?? (await nobody), password);
  return storedHash !== null && matches;
}
