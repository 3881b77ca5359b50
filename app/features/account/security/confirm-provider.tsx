import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState, type ReactNode } from 'react';

import { ConfirmContext } from '#app/entities/session/use-confirmed.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';

import { ConfirmForm } from './confirm-form.tsx';

/** Holds the dialog that asks for the password again; children open it with `useConfirmed`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<((isOwner: boolean) => void) | null>(null);
  const ask = useCallback(() => {
    settle.current?.(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    settle.current = resolve;
    setOpen(true);
    return promise;
  }, []);
  const close = useCallback((isOwner: boolean) => {
    settle.current?.(isOwner);
    settle.current = null;
    setOpen(false);
  }, []);
  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog open={isOpen} onClose={() => close(false)} label={t`Confirm it’s you`}>
        <ConfirmForm onDone={close} />
      </Dialog>
    </ConfirmContext>
  );
}
