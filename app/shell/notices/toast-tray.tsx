import { useToastQueue } from '#app/platform/toasts.tsx';
import { maxVisibleToasts } from '#domain/toast.ts';
import { css } from '#styled/css/index.js';
import { ToastCard } from './toast-card.tsx';

const tray = css({
  position: 'fixed',
  // On phones below the link back, which toasts of that width would cover.
  top: { base: '169px', md: '91px' },
  right: { base: '16px', md: '24px' },
  zIndex: 70,
  display: 'grid',
  gap: '12px',
  width: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
});

/** The page's toasts, most urgent on top, at most three at a time (row L15). */
export function ToastTray() {
  const toasts = useToastQueue();
  return (
    <div className={tray}>
      {toasts.slice(0, maxVisibleToasts).map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
