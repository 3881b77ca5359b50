/** A UTC time as WooCommerce writes it, without a zone. */
export function wireTime(date: Date): string {
  return date.toISOString().slice(0, 19);
}
