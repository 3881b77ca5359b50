import { useEffect, useState, type RefObject } from 'react';

const wrong = '[aria-invalid=true]';

interface WrongField {
  readonly input: HTMLInputElement;
  readonly label: string;
  /** Nothing was typed or chosen. */
  readonly isEmpty: boolean;
}

/** Focuses the first invalid field. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(wrong)?.focus();
}

function isEmptyInput(input: HTMLInputElement): boolean {
  if (input.type === 'checkbox') return !input.checked;
  // A group of choices has no value of its own.
  if (typeof input.value !== 'string') return input.querySelector(':checked') === null;
  return input.value.trim() === '';
}

/** Based on the DOM, so that all kinds of fields are included. */
function wrongFieldsIn(form: HTMLFormElement): readonly WrongField[] {
  return [...form.querySelectorAll<HTMLInputElement>(wrong)].map((input) => ({
    input,
    label: input.ariaLabel ?? input.labels?.[0]?.textContent ?? '',
    isEmpty: isEmptyInput(input),
  }));
}

/** The fields that were invalid when the form was last refused and still are; empty if there was only one. */
export function useWrongFields(form: RefObject<HTMLFormElement | null>, refusal: unknown) {
  const [fields, setFields] = useState<readonly WrongField[]>([]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => setFields(wrongFieldsIn(element));
    const follow = new MutationObserver(look);
    // The fields are marked in the next frame.
    const frame = requestAnimationFrame(() => {
      const first = wrongFieldsIn(element);
      setFields(first.length > 1 ? first : []);
      const which = { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] };
      if (first.length <= 1) return;
      follow.observe(element, which);
      // A field that is no longer empty may still be invalid.
      element.addEventListener('input', look);
    });
    return () => {
      cancelAnimationFrame(frame);
      follow.disconnect();
      element.removeEventListener('input', look);
    };
  }, [form, refusal]);
  return fields;
}
