/** Stands in the token's place: the real one stays on the server, behind a cookie no script can read (ADR 0004). */
export const tokenConstant = 'cookie';
