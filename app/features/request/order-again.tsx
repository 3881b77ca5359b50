import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { celebrityQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { AppError } from '#domain/app-error.ts';
import { repeatedRequests, type RepeatedRequest } from '#domain/order/order-again.ts';
import type { Order } from '#domain/order/order.ts';
import { css, cx } from '#styled/css/index.js';

import { keepDraft } from './keep-draft.ts';
import { readDraft } from './request-draft.ts';

/** Why the form does not open with the answers of the order. */
type Obstacle =
  | { readonly kind: 'unlisted' | 'not-offered' | 'failed' }
  | { readonly kind: 'draft'; readonly request: RepeatedRequest };

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '16px' });

/** Opens the form of a request with the answers of an order that is over. They travel in the draft of this tab. */
export function OrderAgain({ order }: { order: Order }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { celebrityId, celebrityName: name } = order;
  const requests = repeatedRequests(order);
  if (celebrityId === null || requests.length === 0) return null;

  const open = (service: RepeatedRequest['service']) =>
    navigate({
      to: '/{-$locale}/celebrity/$vendorId/request/$service',
      params: { vendorId: String(celebrityId), service },
    });
  const replace = ({ service, answers }: RepeatedRequest) => {
    keepDraft({ celebrityId, service, answers: { ...answers } });
    return open(service);
  };

  async function repeat(request: RepeatedRequest, id: number): Promise<void> {
    const { service } = request;
    const celebrity = await queryClient.fetchQuery(celebrityQuery(id, locale));
    if (!celebrity.services.some(({ kind }) => kind === service)) {
      setObstacle({ kind: 'not-offered' });
      return;
    }
    const draft = readDraft({ celebrityId: id, service });
    // What is being filled in for the same service is not thrown away unasked.
    const typed = Object.entries(draft?.answers ?? {}).filter(([key]) => key !== 'occasion');
    const isOther = typed.some(([key, answer]) => answer !== '' && answer !== request.answers[key]);
    if (isOther) setObstacle({ kind: 'draft', request });
    else await replace(request);
  }

  function press(request: RepeatedRequest, id: number): void {
    setObstacle(null);
    setBusy(true);
    repeat(request, id)
      .catch((error: unknown) => {
        const isUnlisted = error instanceof AppError && error.code === 'not_found';
        setObstacle({ kind: isUnlisted ? 'unlisted' : 'failed' });
      })
      .finally(() => setBusy(false));
  }

  return (
    <section className={panel} aria-labelledby="again">
      <h2 id="again" className={css({ textStyle: 'h3' })}>
        <Trans>Order again</Trans>
      </h2>
      <p className={css({ color: 'text2', marginTop: '4px' })}>
        <Trans>We’ll fill in the same answers. You can change them before you order.</Trans>
      </p>
      <div className={row}>
        {requests.map((request) => (
          <button
            key={request.lineId}
            type="button"
            className={button({ variant: 'outline' })}
            {...busyButtonProps(isBusy, () => press(request, celebrityId))}
          >
            <RotateCcw aria-hidden size={20} />
            {requests.length === 1 ? <Trans>Order again</Trans> : t(serviceName[request.service])}
          </button>
        ))}
      </div>
      {obstacle ? (
        <div
          role="alert"
          className={cx(
            notice({ tone: obstacle.kind === 'failed' ? 'bad' : 'warn' }),
            css({ marginTop: '16px', flexWrap: 'wrap' }),
          )}
        >
          <ObstacleWords
            obstacle={obstacle}
            name={name}
            celebrityId={celebrityId}
            onContinue={(request) => void open(request.service)}
            onReplace={(request) => void replace(request)}
          />
        </div>
      ) : null}
    </section>
  );
}

function ObstacleWords(props: {
  obstacle: Obstacle;
  name: string;
  celebrityId: number;
  onContinue: (request: RepeatedRequest) => void;
  onReplace: (request: RepeatedRequest) => void;
}) {
  const { obstacle, name } = props;
  const look = button({ variant: 'outline', size: 'small' });
  if (obstacle.kind === 'failed') return <Trans>An error occurred. Please try later</Trans>;
  if (obstacle.kind === 'draft') {
    const { request } = obstacle;
    return (
      <div>
        <p>
          <Trans>You’ve already begun a request like this. Which one do you want?</Trans>
        </p>
        <div className={row}>
          <button type="button" className={look} onClick={() => props.onContinue(request)}>
            <Trans>Keep my draft</Trans>
          </button>
          <button type="button" className={look} onClick={() => props.onReplace(request)}>
            <Trans>Use this order</Trans>
          </button>
        </div>
      </div>
    );
  }
  return obstacle.kind === 'unlisted' ? (
    <div>
      <p>
        <Trans>{name} isn’t on this site any more.</Trans>
      </p>
      <div className={row}>
        <Link to="/{-$locale}/celebrities" className={look}>
          <Trans>Browse celebrities</Trans>
        </Link>
      </div>
    </div>
  ) : (
    <div>
      <p>
        <Trans>{name} doesn’t offer this any more.</Trans>
      </p>
      <div className={row}>
        <Link
          to="/{-$locale}/celebrity/$vendorId"
          params={{ vendorId: String(props.celebrityId) }}
          className={look}
        >
          <Trans>See what’s offered</Trans>
        </Link>
      </div>
    </div>
  );
}
