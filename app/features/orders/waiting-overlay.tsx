import { Trans } from '@lingui/react/macro';

import { css } from '#styled/css/index.js';

const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  display: 'grid',
  placeItems: 'center',
  background: 'color-mix(in srgb, token(colors.canvas) 80%, transparent)',
  textStyle: 'h3',
  // A change that is done at once does not flash the page.
  animation: 'appear 1ms linear 150ms both',
});

/** Covers the page while a change runs. */
export function WaitingOverlay() {
  return (
    <output className={overlay} aria-busy="true">
      <Trans>Please wait ...</Trans>
    </output>
  );
}
