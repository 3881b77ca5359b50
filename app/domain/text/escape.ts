const entity: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for use between HTML tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entity[character] ?? character);
}

/** Escapes a text for use anywhere in HTML or XML, including attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
