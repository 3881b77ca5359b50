import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useToasts } from '#app/platform/toasts.tsx';
import type { Toast } from '#domain/toast.ts';
import { css, cva } from '#styled/css/index.js';

const card = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '56px',
    padding: '8px 8px 8px 16px',
    borderRadius: '14px',
    color: 'white',
    fontSize: '15px',
    lineHeight: 1.4,
    boxShadow: 'float',
    pointerEvents: 'auto',
    animation: 'fadeDown token(durations.base) token(easings.out)',
    '& > svg': { flex: 'none' },
    '& > span': { flex: '1' },
  },
  variants: {
    kind: {
      success: { background: 'toastGood' },
      error: { background: 'toastBad' },
      info: { background: 'toastOther' },
    },
  },
});

const ok = css({
  minWidth: '52px',
  minHeight: '44px',
  paddingInline: '14px',
  borderRadius: 'm',
  background: 'rgb(0 0 0 / 0.16)',
  fontWeight: 600,
  cursor: 'pointer',
  _hover: { background: 'rgb(0 0 0 / 0.3)' },
  '&:focus-visible': { outlineColor: 'white', outlineOffset: '-4px' },
});

const icons = { success: CircleCheck, error: CircleX, info: TriangleAlert } as const;

/** Runs out after the given time; pauses while held, and then continues with the remaining time. */
function useCountdown(durationMs: number, held: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return;
    const began = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      left.current -= performance.now() - began;
      clearTimeout(timer);
    };
  }, [held]);
}

export function ToastCard({ toast }: { toast: Toast }) {
  const { dismiss } = useToasts();
  const [held, setHeld] = useState(false);
  const Icon = icons[toast.kind];
  const away = () => dismiss(toast.id);
  useCountdown(toast.durationMs, held, away);
  return (
    <div
      className={card({ kind: toast.kind })}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span>{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className={ok}
          onClick={() => {
            away();
            toast.action?.onAct();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button type="button" className={ok} onClick={away}>
        <Trans>OK</Trans>
      </button>
    </div>
  );
}
