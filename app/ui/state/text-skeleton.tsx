import { Trans } from '@lingui/react/macro';

import { css } from '#styled/css/index.js';

import { page, visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import { useTop } from '#app/ui/use-top.ts';

const shade = { background: 'neutralBg', animation: 'pulse 1.6s ease-in-out infinite' } as const;
const title = css(shade, { height: '44px', width: '50%', borderRadius: 's', marginBottom: '28px' });
const line = css(shade, { height: '16px', marginTop: '14px', borderRadius: 's' });

/** The skeleton of a text page. */
export function TextSkeleton() {
  useTop();
  return (
    <div className={page}>
      <output className={visuallyHidden} aria-busy="true">
        <Trans>Please wait ...</Trans>
      </output>
      <div className={css({ maxWidth: '680px', marginInline: 'auto' })} aria-hidden>
        <div className={title} />
        <div className={line} />
        <div className={line} />
        <div className={line} />
        <div className={line} />
      </div>
    </div>
  );
}
