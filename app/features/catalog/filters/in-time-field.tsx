import { useLingui } from '@lingui/react/macro';

import { TextField } from '#app/ui/field/text-field.tsx';

/** The day for which a personalised video has to be in time; without one all celebrities are listed. */
export function InTimeField({ day }: { day: string }) {
  const { t } = useLingui();
  return (
    <TextField
      type="date"
      name="by"
      label={t`In time for`}
      hint={t`Shows who promises a video by this day if you pay today.`}
      defaultValue={day}
    />
  );
}
