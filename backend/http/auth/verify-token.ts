import { errors, jwtVerify } from 'jose';
import type { Services } from '#backend/http/wire/call.ts';
import { type VerifiedToken, type TokenFault, issuer } from './token.ts';

function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** Verifies the signature and expiry of a token; whether it was revoked is checked in the database. */
export async function verifyToken(
  { clock, jwtKey }: Pick<Services, 'clock' | 'jwtKey'>,
  token: string,
): Promise<VerifiedToken | TokenFault> {
  if (token.split('.').length !== 3) return 'Wrong number of segments';
  try {
    const { payload } = await jwtVerify(token, jwtKey, {
      algorithms: ['HS256'],
      issuer,
      currentDate: clock(),
      requiredClaims: ['exp', 'jti', 'userId'],
    });
    const { userId, jti, exp, refreshable, passwordVersion } = payload;
    if (typeof userId !== 'number' || !isUuid(jti) || exp === undefined) {
      return 'Invalid token signature';
    }
    return {
      userId,
      jti,
      expires: exp,
      refreshable: refreshable === true,
      accountVersion: typeof passwordVersion === 'number' ? passwordVersion : 0,
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'Expired token';
    if (error instanceof errors.JOSEError) return 'Invalid token signature';
    throw error;
  }
}
