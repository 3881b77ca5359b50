import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { SpokenPause } from '#app/ui/text/spoken-pause.tsx';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Service } from '#domain/service/service.ts';
import { css, cx } from '#styled/css/index.js';

import { PromisedDays } from '#app/entities/service/promised-days.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { socialPrice, socialRow } from '#app/entities/service/service-picker.recipe.ts';
import { ServiceSign } from '#app/entities/service/service-sign.tsx';

const promise = css({ display: 'block', textStyle: 'hint', fontWeight: 400, color: 'text2' });

const resting = css({ _hover: { borderColor: 'border', boxShadow: 'none' } });

/** A service on social media: the whole row is a link, unless no requests are taken at the moment. */
export function SocialService(props: {
  service: Service;
  celebrityId: number;
  locale: Locale;
  isClosed: boolean;
}) {
  const { t } = useLingui();
  const { service } = props;
  const row = (
    <>
      <ServiceSign kind={service.kind} size="small" />
      <span>
        {t(serviceName[service.kind])}
        <SpokenPause />
        <span className={promise}>
          <PromisedDays days={service.promisedDays} />
        </span>
      </span>
      <span className={socialPrice}>
        <SpokenPause />
        {formatMoney(service.price, props.locale)}
      </span>
    </>
  );
  if (props.isClosed) return <div className={cx(socialRow, resting)}>{row}</div>;
  return (
    <Link
      to="/{-$locale}/celebrity/$vendorId/request/$service"
      params={{ vendorId: String(props.celebrityId), service: service.kind }}
      className={socialRow}
    >
      {row}
    </Link>
  );
}
