/** A page that an entry can link to. */
export interface Target {
  readonly url: string;
  readonly name: string;
}

/** The key of an entry's delete button. @param id of the entry */
export function removeButtonId(id: string): string {
  return `${id}-remove`;
}
