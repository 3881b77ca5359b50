/** The user's e-mail address, and the one that replaces it once both codes are entered. */
export interface OwnAddress {
  readonly email: string;
  readonly wanted: string | null;
}
