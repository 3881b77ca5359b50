import { Trans } from '@lingui/react/macro';

import { css } from '#styled/css/index.js';

import { detailLayout } from '#app/ui/layout/detail.recipe.ts';
import { stagePage, visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import { useTop } from '#app/ui/use-top.ts';

const shade = { background: 'neutralBg', animation: 'pulse 1.6s ease-in-out infinite' } as const;
const picture = css(shade, {
  aspectRatio: '1',
  marginTop: '-32px',
  marginInline: '-20px',
  borderRadius: '0 0 28px 28px',
  md: { aspectRatio: '4/5', marginTop: 0, marginInline: 0, borderRadius: 'xl' },
});
const bar = css(shade, { height: '18px', marginTop: '14px', borderRadius: 's', width: '100%' });
const title = css(shade, { height: '44px', width: '60%', borderRadius: 's' });
const row = css(shade, { height: '84px', marginTop: '20px', borderRadius: 'l' });

/** The skeleton of a celebrity's or product's page. */
export function DetailSkeleton() {
  useTop();
  return (
    <div className={stagePage}>
      <output className={visuallyHidden} aria-busy="true">
        <Trans>Please wait ...</Trans>
      </output>
      <div className={detailLayout} aria-hidden>
        <div className={picture} />
        <div>
          <div className={title} />
          <div className={bar} />
          <div className={bar} />
          <div className={row} />
          <div className={row} />
        </div>
      </div>
    </div>
  );
}
