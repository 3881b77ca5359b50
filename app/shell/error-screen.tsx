import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';

import { page } from '#app/ui/page.recipe.ts';
import { css } from '#styled/css/index.js';

const again = css({
  minHeight: '44px',
  marginTop: '16px',
  paddingInline: '20px',
  borderRadius: 'm',
  background: 'brand',
  color: 'onBrand',
  fontWeight: 500,
  cursor: 'pointer',
});

/** Something failed: the spec's sentence, and a way to try again. */
export function ErrorScreen() {
  const router = useRouter();
  return (
    <div className={page} role="alert">
      <h1 className={css({ textStyle: 'h1' })}>
        <Trans>An error occurred. Please try later</Trans>
      </h1>
      <button type="button" className={again} onClick={() => void router.invalidate()}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
