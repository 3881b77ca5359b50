import { useEffect, useRef } from 'react';

/**
 * Keeps a search field at the words of the address without making it anew, which would take the focus away. Words that
 * were sent from the field itself change nothing in it: someone may be typing on.
 * @param words of the address
 * @returns the field's ref, and what takes from it what is sent: without the spaces around it
 */
export function useFollowedWords(words: string) {
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(words);
  useEffect(() => {
    if (known.current !== words && field.current) field.current.value = words;
    known.current = words;
  }, [words]);
  return {
    field,
    sentWords: () => (known.current = field.current?.value.trim() ?? ''),
  };
}
