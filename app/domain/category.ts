/** A category of the catalogue, with the ones below it. */
export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly children: readonly Category[];
}
