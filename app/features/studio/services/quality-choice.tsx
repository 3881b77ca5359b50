import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { checkBox } from '#app/ui/field/check-box.recipe.ts';
import { NativeSelect } from '#app/ui/field/native-select.tsx';
import { qualitySecondsChoices, type QualityPromise } from '#domain/service/quality-promise.ts';

import { promise, quality as ticks, tick } from './my-services.recipe.ts';

interface QualityChoiceProps {
  /** The localised name of the service. */
  name: string;
  quality: QualityPromise;
  onChange: (quality: QualityPromise) => void;
}

/** What a celebrity promises of the video of a service: how long it is, its sound, and the name. */
export function QualityChoice({ name, quality, onChange }: QualityChoiceProps) {
  const { t } = useLingui();
  const { seconds, sound, nameSpoken } = quality;
  // With one that another program stored.
  const choices = [...new Set([...qualitySecondsChoices, seconds])].toSorted((a, b) => a - b);
  return (
    <>
      <div className={promise}>
        <span aria-hidden>
          <Trans>At least</Trans>
        </span>
        <NativeSelect
          aria-label={t`Shortest length, ${name}`}
          value={seconds}
          onChange={({ target }) => onChange({ ...quality, seconds: Number(target.value) })}
        >
          {choices.map((length) => (
            <option key={length} value={length}>
              {t`${plural(length, { one: '# second', other: '# seconds' })}`}
            </option>
          ))}
        </NativeSelect>
      </div>
      <fieldset className={ticks} aria-label={t`Promised of the video, ${name}`}>
        <label className={tick}>
          <input
            type="checkbox"
            className={checkBox}
            checked={sound}
            onChange={({ target }) => onChange({ ...quality, sound: target.checked })}
          />
          <Trans>With sound</Trans>
        </label>
        <label className={tick}>
          <input
            type="checkbox"
            className={checkBox}
            checked={nameSpoken}
            onChange={({ target }) => onChange({ ...quality, nameSpoken: target.checked })}
          />
          <Trans>I say the name</Trans>
        </label>
      </fieldset>
    </>
  );
}
