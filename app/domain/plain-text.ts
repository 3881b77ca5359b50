const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Between these, words do not belong together. */
const blockTag =
  /<\/?(?:p|div|br|hr|h[1-6]|[uod]l|li|d[td]|table|t[rdh]|blockquote|pre|fig\w+)\b[^>]*>/gi;

/** The words of a rich text without its tags, as a back end with WordPress's entities writes it. */
export function plainText(html: string): string {
  return html
    .replace(blockTag, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => named[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of a text, cut between two words. @param most characters, the dots included */
export function excerpt(text: string, most = 160): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–—-]+$/u, '')}…`;
}
