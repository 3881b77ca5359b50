import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { button } from '#app/ui/button.recipe.ts';
import { actionBar } from '#app/ui/layout/detail.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Service } from '#domain/service/service.ts';
import { css } from '#styled/css/index.js';

import { serviceAction, serviceName } from '#app/entities/service/service.messages.ts';

/** Keeps the featured service and its price within thumb's reach. */
export function RequestBar(props: { service: Service; celebrityId: number; locale: Locale }) {
  const { t } = useLingui();
  const { service } = props;
  return (
    <div className={actionBar} data-foot-bar>
      <div>
        <span
          className={css({
            display: 'block',
            fontSize: '13px',
            fontWeight: 500,
            lineHeight: 1.3,
            color: 'text2',
          })}
        >
          {t(serviceName[service.kind])}
        </span>
        <b className={css({ fontSize: '19px', fontWeight: 600, lineHeight: 1.2 })}>
          {formatMoney(service.price, props.locale)}
        </b>
      </div>
      <Link
        to="/{-$locale}/celebrity/$vendorId/request/$service"
        params={{ vendorId: String(props.celebrityId), service: service.kind }}
        className={button()}
      >
        {t(serviceAction[service.kind] ?? serviceName[service.kind])}
      </Link>
    </div>
  );
}
