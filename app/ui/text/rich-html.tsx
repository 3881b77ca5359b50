import { cx } from '#styled/css/index.js';

import { prose } from './prose.recipe.ts';

/** HTML content at a readable line length. `html` must have been sanitised by the gateway; never pass anything else. */
export function RichHtml({ html, className }: { html: string; className?: string }) {
  return <div className={cx(prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
