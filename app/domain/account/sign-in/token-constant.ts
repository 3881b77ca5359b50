/** Placeholder for the token: the real one stays on the server, behind a cookie scripts cannot read (ADR 0004). */
export const tokenConstant = 'cookie';
