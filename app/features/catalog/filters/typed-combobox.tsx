import type { ComponentProps } from 'react';

import { ComboboxField } from '#app/ui/field/combobox-field.tsx';
import { typedMatch } from '#domain/text/search/typed-match.ts';

/** A combobox that finds names without their accents, and in another script. Heavy: load it lazily. */
export function TypedCombobox(props: Omit<ComponentProps<typeof ComboboxField>, 'fits'>) {
  return <ComboboxField {...props} fits={typedMatch} />;
}
