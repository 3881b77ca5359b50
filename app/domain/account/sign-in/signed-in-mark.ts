/**
 * The cookie that stands beside the session's, which scripts cannot read. It opens nothing: it says that it is worth
 * asking who is visiting.
 */
export const signedInMark = '__Host-signed-in';
