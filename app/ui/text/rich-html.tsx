import { cx } from '#styled/css/index.js';

import { prose } from './prose.recipe.ts';

/** Text with markup in a measure to read in. `html` was sanitised by the gateway; nothing else may come here. */
export function RichHtml({ html, className }: { html: string; className?: string }) {
  return <div className={cx(prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
