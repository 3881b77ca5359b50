import { Trans } from '@lingui/react/macro';
import { MapPin, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';

import { detailAside, detailLayout, detailTitle, factRow } from '#app/ui/layout/detail.recipe.ts';
import { stagePage } from '#app/ui/layout/page.recipe.ts';
import { RichHtml } from '#app/ui/text/rich-html.tsx';
import { TextLanguage } from '#app/ui/text/text-language.tsx';
import type { Celebrity } from '#domain/catalog/celebrity.ts';
import { localeName, type Locale } from '#domain/locale.ts';
import { nameLanguage } from '#domain/text/name-language.ts';
import { featuredService } from '#domain/service/service.ts';
import { css } from '#styled/css/index.js';

import { CelebrityPortrait } from './celebrity-portrait.tsx';
import { NoServices } from './no-services.tsx';
import { RequestBar } from './request-bar.tsx';
import { ServicePicker } from './service-picker.tsx';
import { WhatHappens } from './what-happens.tsx';

/** A celebrity's page: portrait, profile, available services with prices, and, as `goods`, the shop. */
export function CelebrityPage(props: {
  celebrity: Celebrity;
  locale: Locale;
  breadcrumb: ReactNode;
  /** The contracting party. */
  seller: ReactNode;
  /** The link to report the profile. */
  report: ReactNode;
  goods: ReactNode;
}) {
  const { celebrity, locale } = props;
  const { shopName, title, country, countryName, services } = celebrity;
  const { biography, biographyLanguage } = celebrity;
  const foreign = biography !== '' && biographyLanguage !== locale ? biographyLanguage : undefined;
  const featured = featuredService(services);
  return (
    <>
      <div className={stagePage}>
        <div className={detailLayout}>
          <div className={detailAside}>
            <CelebrityPortrait celebrity={celebrity} />
            {services.length > 0 ? <WhatHappens name={shopName} place="aside" /> : null}
          </div>
          <div>
            {props.breadcrumb}
            <h1 className={detailTitle} lang={nameLanguage(shopName, country)}>
              {shopName}
            </h1>
            <ul className={factRow}>
              <li>
                <span className="verified" />
                <Trans>Verified</Trans>
              </li>
              {title ? (
                <li>
                  <Sparkles aria-hidden size={20} strokeWidth={1.75} />
                  {title}
                </li>
              ) : null}
              {countryName ? (
                <li>
                  <MapPin aria-hidden size={20} strokeWidth={1.75} />
                  {countryName}
                </li>
              ) : null}
            </ul>
            <div className={css({ marginTop: '20px' })}>
              {foreign ? <TextLanguage code={foreign} name={localeName[foreign]} /> : null}
              <div lang={foreign}>
                <RichHtml html={biography} className={css({ fontSize: '17px', color: 'text2' })} />
              </div>
            </div>
            {services.length > 0 ? (
              <ServicePicker celebrity={celebrity} locale={locale} />
            ) : (
              <NoServices locale={locale} />
            )}
            {services.length > 0 ? (
              <div className={css({ marginTop: '16px' })}>{props.seller}</div>
            ) : null}
            {services.length > 0 ? <WhatHappens name={shopName} place="below" /> : null}
            {props.report}
          </div>
        </div>
        {props.goods}
      </div>
      {featured ? (
        <RequestBar service={featured} celebrityId={celebrity.id} locale={locale} />
      ) : null}
    </>
  );
}
