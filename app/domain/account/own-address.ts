/** The own address, and the one that it is to become once both codes are typed. */
export interface OwnAddress {
  readonly email: string;
  readonly wanted: string | null;
}
