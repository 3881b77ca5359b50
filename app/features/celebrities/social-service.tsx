import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { SpokenPause } from '#app/ui/spoken-pause.tsx';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { isOpen, type Service } from '#domain/service.ts';
import { css } from '#styled/css/index.js';

import { NetworkMark } from './network-mark.tsx';
import { serviceName } from './service.messages.ts';
import { serviceSign, socialPrice, socialRow } from './service-picker.recipe.ts';

const soon = css({ display: 'block', textStyle: 'hint', color: 'text2', fontWeight: 400 });

/** A service on social media: the whole row is its link, or says that it is coming. */
export function SocialService(props: { service: Service; celebrityId: number; locale: Locale }) {
  const { t } = useLingui();
  const { service } = props;
  const open = isOpen(service);
  const words = (
    <>
      <span className={serviceSign({ size: 'small' })}>
        <NetworkMark kind={service.kind} />
      </span>
      <span>
        {t(serviceName[service.kind])}
        {open ? null : (
          <span className={soon}>
            <SpokenPause />
            <Trans>Coming soon</Trans>
          </span>
        )}
      </span>
      <span className={socialPrice}>
        <SpokenPause />
        {formatMoney(service.price, props.locale)}
      </span>
    </>
  );
  if (!open) return <div className={socialRow}>{words}</div>;
  return (
    <Link
      to="/{-$locale}/celebrity/$vendorId/request/$service"
      params={{ vendorId: String(props.celebrityId), service: service.kind }}
      className={socialRow}
    >
      {words}
    </Link>
  );
}
