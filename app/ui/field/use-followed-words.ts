import { useEffect, useRef } from 'react';

/**
 * Keeps a search field in sync with the URL without remounting it, which would lose focus. Searches submitted from the
 * field itself do not change it, because the user may keep typing.
 * @param words from the URL
 * @returns the field's ref, and a function that reads the value to submit, trimmed
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
