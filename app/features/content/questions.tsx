import { ChevronDown } from 'lucide-react';

import { RichHtml } from '#app/ui/text/rich-html.tsx';
import { plainText } from '#domain/text/plain-text.ts';
import { sectionsOf } from '#domain/text/rich-text-sections.ts';
import { css } from '#styled/css/index.js';

const question = css({
  borderTop: '1px solid token(colors.border)',
  '&:last-child': { borderBottom: '1px solid token(colors.border)' },
  '&[open] svg': { transform: 'rotate(180deg)' },
});
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '56px',
  paddingBlock: '12px',
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { color: 'brandInk' },
  '& svg': {
    flex: 'none',
    color: 'brandInk',
    transition: 'transform token(durations.base) token(easings.out)',
  },
});

/** Each heading of a rich text as a question that expands to its answer, also without JavaScript. */
export function Questions({ html }: { html: string }) {
  return (
    <div>
      {sectionsOf(html).sections.map(({ heading, html: answer }) => (
        <details key={heading} className={question}>
          <summary className={summary}>
            {plainText(heading)}
            <ChevronDown aria-hidden size={20} />
          </summary>
          <RichHtml html={answer} className={css({ paddingBottom: '8px', color: 'text2' })} />
        </details>
      ))}
    </div>
  );
}
