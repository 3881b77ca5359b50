/** A section of rich text under a heading. */
export interface RichTextSection {
  /** The heading's content as HTML. */
  readonly heading: string;
  readonly html: string;
}

/**
 * Splits sanitised rich text at its second-level headings. `intro` is everything before the first one; a number that an
 * editor put before a heading ("1. Choose") is dropped.
 */
export function sectionsOf(html: string): {
  readonly intro: string;
  readonly sections: readonly RichTextSection[];
} {
  const [intro = '', ...rest] = html.split(/<h2[^>]*>/);
  const sections = rest.map((part) => {
    const end = part.indexOf('</h2>');
    return {
      heading: part.slice(0, end).replace(/^\s*\d{1,2}[.)]\s*/, ''),
      html: part.slice(end + '</h2>'.length).trim(),
    };
  });
  return { intro: intro.trim(), sections };
}
