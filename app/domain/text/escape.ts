const entity: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as HTML between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entity[character] ?? character);
}

/** A text as HTML or XML anywhere, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
