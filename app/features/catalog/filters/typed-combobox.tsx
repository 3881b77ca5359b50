import type { ComponentProps } from 'react';

import { ComboboxField } from '#app/ui/field/combobox-field.tsx';
import { typedMatch } from '#domain/text/search/typed-match.ts';

/** A combobox that matches names regardless of accents and script. Heavy: load it lazily. */
export function TypedCombobox(props: Omit<ComponentProps<typeof ComboboxField>, 'fits'>) {
  return <ComboboxField {...props} fits={typedMatch} />;
}
