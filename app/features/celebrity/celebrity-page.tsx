import { Trans } from '@lingui/react/macro';
import { MapPin, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';

import { ClosedNotice } from '#app/entities/availability/lazy-parts.ts';
import { QuickAnswer, RatingLine } from '#app/entities/review/lazy-parts.ts';
import { lazyPart } from '#app/platform/page/lazy.ts';
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

/** The server draws it at once; what plays it is no part of a first load. */
const ClipRail = lazyPart(async () => (await import('./clip-rail.tsx')).ClipRail);

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
  reviews: ReactNode;
}) {
  const { celebrity, locale } = props;
  const { shopName, title, country, countryName, services } = celebrity;
  const { biography, biographyLanguage } = celebrity;
  const foreign = biography !== '' && biographyLanguage !== locale ? biographyLanguage : undefined;
  const featured = featuredService(services);
  // A page that stays open may be behind; the form, and the server, look again.
  const closure = celebrity.closures?.now ?? null;
  return (
    <>
      <div className={stagePage}>
        <ClipRail celebrityId={celebrity.id} name={shopName} />
        <div className={detailLayout}>
          <div className={detailAside}>
            <CelebrityPortrait celebrity={celebrity} locale={locale} />
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
              {celebrity.rating ? (
                <li>
                  <a href="#reviews" className={css({ color: 'inherit' })}>
                    <RatingLine rating={celebrity.rating} locale={locale} />
                  </a>
                </li>
              ) : null}
              {celebrity.answersQuickly ? (
                <li>
                  <QuickAnswer />
                </li>
              ) : null}
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
            {closure && services.length > 0 ? (
              <ClosedNotice
                closure={closure}
                celebrityId={celebrity.id}
                celebrityName={shopName}
                locale={locale}
              />
            ) : null}
            {services.length > 0 ? (
              <ServicePicker celebrity={celebrity} locale={locale} isClosed={closure !== null} />
            ) : (
              <NoServices celebrity={celebrity} locale={locale} />
            )}
            {services.length > 0 ? (
              <div className={css({ marginTop: '16px' })}>{props.seller}</div>
            ) : null}
            {services.length > 0 ? <WhatHappens name={shopName} place="below" /> : null}
            {props.report}
          </div>
        </div>
        {props.reviews}
        {props.goods}
      </div>
      {featured && !closure ? (
        <RequestBar service={featured} celebrityId={celebrity.id} locale={locale} />
      ) : null}
    </>
  );
}
