/** More time for an order, which its fan agreed to. */
export interface Extension {
  /** UTC instant in ISO 8601. */
  readonly at: string;
  readonly days: number;
}
