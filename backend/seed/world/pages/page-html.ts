import { escapeText } from '#domain/text/escape.ts';

import type { LocaleText } from '../world-types.ts';

/**
 * Lines as an editor thinks of them, in WordPress's blocks: `## ` begins a heading, `- ` an item of a list,
 * everything else is a paragraph. Links are written `[words](/path)`.
 */
function blocks(...lines: readonly string[]): string {
  const html: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) html.push(`<ul class="wp-block-list">${items.join('')}</ul>`);
    items = [];
  };
  for (const line of lines) {
    const text = inline(line.replace(/^(?:## |- )/, ''));
    if (line.startsWith('- ')) {
      items.push(`<li>${text}</li>`);
      continue;
    }
    endList();
    html.push(
      line.startsWith('## ') ? `<h2 class="wp-block-heading">${text}</h2>` : `<p>${text}</p>`,
    );
  }
  endList();
  return html.join('\n');
}

function inline(text: string): string {
  return escapeText(text).replace(
    /\[([^\]]+)\]\((\/[\w/-]*|mailto:[^)\s]+)\)/g,
    '<a href="$2">$1</a>',
  );
}

/** Lines in the six languages as one text of HTML. */
export function inBlocks(lines: Record<keyof LocaleText, readonly string[]>): LocaleText {
  return {
    en: blocks(...lines.en),
    el: blocks(...lines.el),
    az: blocks(...lines.az),
    ru: blocks(...lines.ru),
    sr: blocks(...lines.sr),
    tr: blocks(...lines.tr),
  };
}
