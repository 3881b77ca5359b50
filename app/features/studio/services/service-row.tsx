import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { checkBox } from '#app/ui/field/check-box.recipe.ts';
import { NativeSelect } from '#app/ui/field/native-select.tsx';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { MoneyInput } from '#app/ui/money/money-input.tsx';
import type { TypedService } from '#domain/service/own-service.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import type { PriceProblem } from '#domain/money/typed-price.ts';
import { promisedDaysChoices } from '#domain/order/promise/promised-days.ts';
import { cx } from '#styled/css/index.js';

import { QualityChoice } from './quality-choice.tsx';
import { servicePriceProblem, serviceHint } from './my-services.messages.ts';
import {
  choice,
  notOffered,
  onSale,
  problem as problemLook,
  promise,
  reading as readingLook,
  row,
  sign,
} from './my-services.recipe.ts';

interface ServiceRowProps {
  kind: ServiceKind;
  name: MessageDescriptor;
  sign: ReactNode;
  typed: TypedService;
  problem: PriceProblem | undefined;
  /** What fans pay while the shop has the service on sale, formatted; otherwise null. */
  paid: string | null;
  /** How a new price was parsed; null if there is nothing to say. */
  reading: string | null;
  onChange: (typed: TypedService) => void;
}

/** The promises to choose from, with one that another program stored. */
function choicesWith(days: number): readonly number[] {
  return [...new Set([...promisedDaysChoices, days])].toSorted((a, b) => a - b);
}

/** The price input of a service. */
export function priceFieldId(kind: ServiceKind): string {
  return `price-${kind}`;
}

/** One service: whether it is offered, and its price. */
export function ServiceRow({
  kind,
  typed,
  problem,
  paid,
  reading,
  onChange,
  ...props
}: ServiceRowProps) {
  const { t } = useLingui();
  const name = t(props.name);
  const hint = serviceHint[kind];
  const id = priceFieldId(kind);
  return (
    <li className={row}>
      <label className={choice}>
        <input
          type="checkbox"
          className={checkBox}
          checked={typed.offered}
          onChange={({ target }) => onChange({ ...typed, offered: target.checked })}
        />
        <span className={sign}>{props.sign}</span>
        <span>
          <strong>{name}</strong>
          {hint ? <small>{t(hint)}</small> : null}
        </span>
      </label>
      {typed.offered ? (
        <MoneyInput
          id={id}
          aria-label={t`Price in euros, ${name}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={
            [
              problem && `${id}-error`,
              paid !== null && `${id}-sale`,
              reading !== null && `${id}-reading`,
            ]
              .filter(Boolean)
              .join(' ') || undefined
          }
          value={typed.price}
          onChange={({ target }) => onChange({ ...typed, price: target.value })}
        />
      ) : (
        <span className={notOffered}>
          <Trans>Not offered</Trans>
        </span>
      )}
      {typed.offered ? (
        <div className={promise}>
          <span aria-hidden>
            <Trans>Promised within</Trans>
          </span>
          <NativeSelect
            aria-label={t`Promised within, ${name}`}
            value={typed.promisedDays}
            onChange={({ target }) => onChange({ ...typed, promisedDays: Number(target.value) })}
          >
            {choicesWith(typed.promisedDays).map((days) => (
              <option key={days} value={days}>
                {t`${plural(days, { one: '# day', other: '# days' })}`}
              </option>
            ))}
          </NativeSelect>
        </div>
      ) : null}
      {typed.offered && typed.quality ? (
        <QualityChoice
          name={name}
          quality={typed.quality}
          onChange={(quality) => onChange({ ...typed, quality })}
        />
      ) : null}
      {paid !== null && typed.offered ? (
        <p id={`${id}-sale`} className={onSale}>
          {t`On sale: fans pay ${paid} now. The price you enter applies after the sale.`}
        </p>
      ) : null}
      {reading !== null && typed.offered ? (
        <p id={`${id}-reading`} className={readingLook}>
          <Trans>New price: {reading}</Trans>
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-error`} className={cx(fieldError, problemLook)}>
          <CircleAlert aria-hidden />
          {t(servicePriceProblem[problem])}
        </p>
      ) : null}
    </li>
  );
}
