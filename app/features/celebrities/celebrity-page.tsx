import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { cardRow, page, sectionHeading } from '#app/ui/page.recipe.ts';
import type { Celebrity } from '#domain/celebrity.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { css, cx } from '#styled/css/index.js';

import { plainText } from './plain-text.ts';
import { serviceName } from './service.messages.ts';

const layout = css({
  display: 'grid',
  gap: '28px',
  lg: { gridTemplateColumns: '420px 1fr', gap: '64px' },
});
const portrait = css({ width: '100%', aspectRatio: '4/5', objectFit: 'cover', borderRadius: 'xl' });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  width: '100%',
  padding: '18px 20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
});

/** A celebrity: portrait, biography and the services with their prices. */
export function CelebrityPage({ celebrity, locale }: { celebrity: Celebrity; locale: Locale }) {
  const { t } = useLingui();
  return (
    <div className={cx(page, layout)}>
      {celebrity.portrait ? (
        <img className={portrait} src={celebrity.portrait} alt="" width={640} height={800} />
      ) : (
        <div />
      )}
      <div>
        <h1 className={css({ textStyle: 'h1' })}>{celebrity.shopName}</h1>
        <p className={css({ color: 'text2', marginTop: '8px' })}>{celebrity.title}</p>
        <p className={css({ color: 'text2', marginBlock: '20px', maxWidth: '62ch' })}>
          {plainText(celebrity.biography)}
        </p>
        <h2 className={sectionHeading}>
          <Trans>Services</Trans>
        </h2>
        {celebrity.services.length === 0 ? (
          <p>
            <Trans>No services yet</Trans>
          </p>
        ) : (
          <ul className={cardRow}>
            {celebrity.services.map((service) => (
              <li key={service.id} className={row}>
                <span>{t(serviceName[service.kind])}</span>
                <strong>{formatMoney(service.price, locale)}</strong>
                {service.kind === 'getVideo' ? (
                  <Link
                    to="/{-$locale}/celebrity/$vendorId/request/$service"
                    params={{ vendorId: String(celebrity.id), service: service.kind }}
                    className={css({ color: 'brandInk', fontWeight: 500 })}
                  >
                    <Trans>Request video</Trans>
                  </Link>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
