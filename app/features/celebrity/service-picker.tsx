import { Trans } from '@lingui/react/macro';

import type { Celebrity } from '#domain/catalog/celebrity.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { featuredService, mainServices } from '#domain/service/service.ts';
import { css } from '#styled/css/index.js';

import { MainService } from './main-service.tsx';
import { serviceRows, socialList } from '#app/entities/service/service-picker.recipe.ts';
import { SocialService } from './social-service.tsx';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginTop: '40px',
  marginBottom: '18px',
});

/** A celebrity's services: the main ones as rows, then those on social media. */
export function ServicePicker(props: {
  celebrity: Celebrity;
  locale: Locale;
  /** Whether no requests are taken at the moment: then nothing leads to a form. */
  isClosed: boolean;
}) {
  const { celebrity, locale, isClosed } = props;
  const { id, services } = celebrity;
  const featured = featuredService(services);
  const main = services.filter(({ kind }) => mainServices.includes(kind));
  const social = services.filter(({ kind }) => !mainServices.includes(kind));
  const price = celebrity.from === null ? null : formatMoney(celebrity.from, locale);
  return (
    <>
      <section aria-labelledby="services">
        <div className={head}>
          <h2 id="services" className={css({ textStyle: 'h2' })}>
            {isClosed ? <Trans>Services</Trans> : <Trans>Choose a service</Trans>}
          </h2>
          {price ? (
            <span className={css({ color: 'text2', fontVariantNumeric: 'tabular-nums' })}>
              <Trans>from {price}</Trans>
            </span>
          ) : null}
        </div>
        {main.length > 0 ? (
          <ul className={serviceRows}>
            {main.map((service) => (
              <MainService
                key={service.id}
                service={service}
                celebrityId={id}
                featured={service === featured && !isClosed}
                isClosed={isClosed}
                locale={locale}
              />
            ))}
          </ul>
        ) : null}
      </section>
      {social.length > 0 ? (
        <section aria-labelledby="social">
          <h2
            id="social"
            className={css({ textStyle: 'h3', marginTop: '40px', marginBottom: '14px' })}
          >
            <Trans>Social media</Trans>
          </h2>
          <ul className={socialList}>
            {social.map((service) => (
              <li key={service.id}>
                <SocialService
                  service={service}
                  celebrityId={id}
                  locale={locale}
                  isClosed={isClosed}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
