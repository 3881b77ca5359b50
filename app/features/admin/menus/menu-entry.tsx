/** A page that an entry can lead to. */
export interface Target {
  readonly url: string;
  readonly name: string;
}

/** What the way out of an entry goes by. @param id of the entry */
export function removeButtonId(id: string): string {
  return `${id}-remove`;
}
