import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { css, cx } from '#styled/css/index.js';

const place = css({ justifyContent: 'center', borderRadius: '0' });
/** Below the header at any scroll position, so that users who follow a link see why nothing loads. */
const inSight = css({
  position: 'sticky',
  top: { base: 'token(sizes.headerPhone)', md: 'token(sizes.header)' },
  zIndex: 15,
});

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className={inSight}>
      {online ? null : (
        <p className={cx(notice({ tone: 'warn' }), place)}>
          <WifiOff aria-hidden />
          <Trans>
            You’re offline. This page may be out of date, and changes will have to wait until you’re
            back.
          </Trans>
        </p>
      )}
    </output>
  );
}
