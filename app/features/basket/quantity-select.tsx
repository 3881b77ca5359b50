import { useLingui } from '@lingui/react/macro';

import { NativeSelect } from '#app/ui/field/native-select.tsx';
import { css } from '#styled/css/index.js';

const room = css({ flex: 'none', width: '92px' });

/** The quantity, from one to the number in stock. */
export function QuantitySelect(props: {
  /** What it is the quantity of, for screen readers. */
  of: string;
  value: number;
  most: number;
  disabled?: boolean;
  onPick: (quantity: number) => void;
}) {
  const { t } = useLingui();
  const most = Math.max(props.most, props.value);
  const title = props.of;
  return (
    <div className={room}>
      <NativeSelect
        aria-label={t`Quantity of ${title}`}
        value={props.value}
        disabled={props.disabled}
        onChange={({ target }) => props.onPick(Number(target.value))}
      >
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
