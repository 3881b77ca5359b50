/**
 * A cookie set alongside the session cookie, which scripts cannot read. It grants no access: it only tells scripts that
 * it is worth asking who is visiting.
 */
export const signedInMark = '__Host-signed-in';
