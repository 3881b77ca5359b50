import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';

import { panel } from '#app/ui/field/notice.recipe.ts';
import type { LineAnswer } from '#domain/order/delivery/fulfilment.ts';
import type { Order } from '#domain/order/order.ts';
import { shownProof } from '#domain/order/delivery/shown-proof.ts';
import { css, cx } from '#styled/css/index.js';

import { lineTitle, type ServiceNames } from '#app/entities/order/line-title.ts';
import { panelHeading } from '#app/entities/order/orders.recipe.ts';

const reply = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 });
const outLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  color: 'brandInk',
  overflowWrap: 'anywhere',
});
const shot = css({ display: 'block', maxWidth: '100%', maxHeight: '480px', borderRadius: 's' });

/** The order's fulfilment besides the video: replies, links and screenshots, by line. */
export function OrderAnswers({ order, names }: { order: Order; names: ServiceNames }) {
  const { t } = useLingui();
  if (order.status !== 'completed' || order.answers.length === 0) return null;
  return (
    <section className={cx(panel, css({ borderColor: 'brandInk' }))}>
      <h2 className={panelHeading}>
        <Trans>The answer</Trans>
      </h2>
      <ul className={css({ listStyle: 'none', display: 'grid', gap: '20px' })}>
        {order.lines.map((line) => {
          const own = order.answers.filter(({ lineId }) => lineId === line.id);
          const title = lineTitle(line, names);
          return own.length === 0 ? null : (
            <li key={line.id} className={css({ minWidth: 0 })}>
              <p className={css({ textStyle: 'hint', color: 'text2', marginBottom: '4px' })}>
                {typeof title === 'string' ? title : t(title)}
              </p>
              {own.map((answer) => (
                <Answer key={answer.kind} orderId={order.id} answer={answer} />
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Answer({ orderId, answer }: { orderId: number; answer: LineAnswer }) {
  const { t } = useLingui();
  const { kind, text } = answer;
  if (kind === 'reply') return <p className={reply}>{text}</p>;
  if (kind === 'picture') {
    const src = shownProof(orderId, answer);
    return <img src={src} alt={t`Screenshot of what was done`} className={shot} />;
  }
  // Links from an external back end are clickable only if they are web addresses.
  if (!/^https:\/\//.test(text)) return <p className={reply}>{text}</p>;
  return (
    <a
      href={text}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
      className={outLink}
    >
      {text}
      <ExternalLink aria-hidden size={16} />
      <span className={css({ srOnly: true })}>
        {', '}
        <Trans>opens in a new window</Trans>
      </span>
    </a>
  );
}
