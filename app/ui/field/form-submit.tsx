import { type MouseEvent, type ReactNode } from 'react';
import { useFormContext } from './form-context.tsx';

/**
 * The submit button; it waits while the form is being submitted or `disabled` is set. It keeps focus while waiting,
 * which a browser removes from a disabled button.
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
