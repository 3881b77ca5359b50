import { type MouseEvent, type ReactNode } from 'react';
import { useFormContext } from './form-context.tsx';

/**
 * The button that sends; it waits while the form is being sent, and for whatever `disabled` says. Waiting it keeps the
 * focus, which a browser takes from a button that is disabled.
 */
export function Submit({ disabled = false, onClick, ...props }: SubmitProps) {
  const form = useFormContext();
  return (
    <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
      {(isSubmitting) => (
        <button
          type="submit"
          {...props}
          aria-disabled={isSubmitting || disabled ? true : undefined}
          onClick={(event) => {
            if (disabled) event.preventDefault();
            else onClick?.(event);
          }}
        />
      )}
    </form.Subscribe>
  );
}

interface SubmitProps {
  className: string;
  disabled?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}
