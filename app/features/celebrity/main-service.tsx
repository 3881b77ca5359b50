import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { button } from '#app/ui/button.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Service } from '#domain/service/service.ts';
import { css } from '#styled/css/index.js';

import {
  serviceAction,
  serviceName,
  serviceSentence,
} from '#app/entities/service/service.messages.ts';
import { PromisedDays } from '#app/entities/service/promised-days.tsx';
import { QualityWords } from '#app/entities/service/quality-words.tsx';
import {
  serviceEnd,
  servicePrice,
  serviceRow,
} from '#app/entities/service/service-picker.recipe.ts';
import { ServiceSign } from '#app/entities/service/service-sign.tsx';

const name = css({ fontSize: '17px', fontWeight: 600, lineHeight: 1.3 });

const promise = css({ textStyle: 'hint', color: 'text2' });

/** A main service as a row; the featured one is tinted and has the page's only filled button. */
export function MainService(props: {
  service: Service;
  celebrityId: number;
  featured: boolean;
  /** Whether no requests are taken at the moment. */
  isClosed: boolean;
  locale: Locale;
}) {
  const { t } = useLingui();
  const { service, featured, isClosed } = props;
  const sentence = serviceSentence[service.kind];
  return (
    <li className={serviceRow({ featured, closed: isClosed })}>
      <ServiceSign kind={service.kind} />
      <div>
        <h3 className={name}>{t(serviceName[service.kind])}</h3>
        {sentence ? (
          <p className={css({ fontSize: '15px', lineHeight: 1.4, color: 'text2' })}>
            {t(sentence)}
          </p>
        ) : null}
        <p className={promise}>
          <PromisedDays days={service.promisedDays} />
        </p>
        {service.quality ? (
          <p className={promise}>
            <QualityWords quality={service.quality} />
          </p>
        ) : null}
      </div>
      <span className={servicePrice}>{formatMoney(service.price, props.locale)}</span>
      {isClosed ? null : (
        <div className={serviceEnd}>
          <Link
            to="/{-$locale}/celebrity/$vendorId/request/$service"
            params={{ vendorId: String(props.celebrityId), service: service.kind }}
            className={button({ variant: featured ? 'filled' : 'outline' })}
          >
            {t(serviceAction[service.kind] ?? serviceName[service.kind])}
          </Link>
        </div>
      )}
    </li>
  );
}
