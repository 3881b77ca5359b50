/** A stretch of rich text under a heading. */
export interface RichTextSection {
  /** The words of the heading as HTML. */
  readonly heading: string;
  readonly html: string;
}

/**
 * Takes sanitised rich text apart at its headings of the second level. `intro` is what stands before the first;
 * a number that an editor put in front of a heading ("1. Choose") is left out.
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
