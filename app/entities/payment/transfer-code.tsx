import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { encode } from 'uqr';

import { css } from '#styled/css/index.js';

/** Black on white in both themes, so that cameras can read it. */
const card = css({
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  alignItems: 'center',
  alignSelf: 'start',
  gap: '16px',
  padding: '16px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'white',
  color: '#1F1529',
  textStyle: 'hint',
  md: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', textAlign: 'center' },
});
const code = css({ width: '100%', height: 'auto' });

/** A transfer as a QR code for a banking app's camera. @param payment as written by `epcPayment` */
export function TransferCode({ payment }: { payment: string }) {
  const { t } = useLingui();
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(payment, { ecc: 'M', border: 1 });
    const dark = data.flatMap((row, y) =>
      row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: modules, path: dark.join('') };
  }, [payment]);
  return (
    <figure className={card}>
      <svg
        className={code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t`QR code with the transfer details`}
      >
        <path d={path} />
      </svg>
      <figcaption>
        <Trans>Scan this with your banking app to fill in the transfer.</Trans>
      </figcaption>
    </figure>
  );
}
