import { argon2 as argon2WithCallback, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2 = promisify(argon2WithCallback);

/** Argon2id with OWASP's first recommended parameters: 19 MiB, two passes, one lane; 128-bit salt, 256-bit tag. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagBytes = 32;

/** Unpadded base64, as in the PHC string format. */
function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}

/** Hashes a password into a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const tag = await argon2('argon2id', {
    message: password,
    nonce,
    tagLength: tagBytes,
    ...cost,
  });
  const figures = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${figures}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Verifies with the hash's own parameters, so that raising them locks no one out. */
async function matchesHash(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(stored) ?? [];
  if (tag === '') return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await argon2('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

let anonymousHash: Promise<string> | undefined;

/**
 * Verifies a password against a hash. Without a hash (unknown user) the same work is done on a dummy hash, so that the
 * response time does not reveal who exists.
 */
export async function passwordMatches(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  anonymousHash ??= hashPassword('anonymous');
  const hashOfNone = await anonymousHash;
  const matches = await matchesHash(storedHash ?? hashOfNone, password);
  return storedHash !== null && matches;
}
