import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { fieldError, quietButton } from '#app/ui/field/form.recipe.ts';
import { MoneyField, TextField } from '#app/ui/field/text-field.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import { accountMoney } from '#domain/money/foreign-money.ts';
import { formatMoney } from '#domain/money/money.ts';
import { priceText, readPrice } from '#domain/money/typed-price.ts';
import type { BankLine, Booking } from '#domain/payment/bank-desk/bank-line.ts';
import type { FoundOrder } from '#domain/payment/bank-desk/found-order.ts';
import { calledOff } from '#domain/payment/payment.ts';

import { amountProblem } from '#app/entities/payment/payment.messages.ts';
import { ordersForLineQuery } from './bank.queries.ts';
import * as look from './bank.recipe.ts';

interface AssignDialogProps {
  /** Null while the dialog is closed. */
  line: BankLine | null;
  locale: Locale;
  busy: boolean;
  failure: string | null;
  onClose: () => void;
  onAssign: (booking: Booking) => void;
}

/** Assigns a line to orders that are searched for, and says how much of it goes to each. */
export function AssignDialog(props: AssignDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={props.line !== null} onClose={props.onClose} label={t`Assign payment`}>
      {props.line ? <AssignForm key={props.line.id} {...props} line={props.line} /> : null}
    </Dialog>
  );
}

/** An order that was chosen, with the amount as it is typed. */
interface Chosen {
  readonly order: FoundOrder;
  readonly typed: string;
}

/** What an order takes: what is due, or all of one that was called off, to be refunded. */
function takes({ due, status, payment, total }: FoundOrder): number {
  return calledOff.includes(status) && payment === 'awaiting' ? total : due;
}

/** The first words to search for: what the line names, or else who paid. */
function firstWords({ proposals, payerName }: BankLine): string {
  return proposals[0]?.orders[0]?.number ?? payerName;
}

function AssignForm({
  line,
  locale,
  busy,
  failure,
  onClose,
  onAssign,
}: AssignDialogProps & { line: BankLine }) {
  const { t } = useLingui();
  const [words, setWords] = useState(() => firstWords(line));
  const [find, setFind] = useState(words);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isChecked, setChecked] = useState(false);
  const { data: found, isFetching, isError } = useQuery(ordersForLineQuery(find.trim()));
  const shares = chosen.map(({ order, typed }) => ({ order, cents: readPrice(typed, locale) }));
  const sum = shares.reduce((all, { cents }) => all + (typeof cents === 'number' ? cents : 0), 0);
  const rest = line.cents - sum;
  const isTooMuch = rest < 0;
  const isReady =
    shares.length > 0 && !isTooMuch && shares.every(({ cents }) => typeof cents === 'number');
  const money = accountMoney(line.cents, line.currency, locale);
  const left = formatMoney(Math.max(0, rest), locale);
  const add = (order: FoundOrder) =>
    setChosen((before) => [
      ...before,
      { order, typed: priceText(Math.min(Math.max(rest, 1), takes(order)), locale) },
    ]);
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>Assign payment</Trans>
      </h2>
      <p className={questionWords}>
        {line.payerName} · {money}
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setFind(words);
        }}
      >
        <TextField
          data-first-focus
          type="search"
          label={t`Search by order number, fan, celebrity, reference or amount`}
          value={words}
          maxLength={200}
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit" className={button({ variant: 'outline', size: 'small' })}>
          <Search aria-hidden size={18} />
          <Trans>Search</Trans>
        </button>
      </form>
      <output className={look.small}>
        {isFetching ? <Trans>Please wait ...</Trans> : null}
        {isError ? <Trans>An error occurred. Please try later</Trans> : null}
        {found?.length === 0 ? <Trans>No results found</Trans> : null}
      </output>
      <ul className={look.found}>
        {(found ?? [])
          .filter(({ id }) => !chosen.some(({ order }) => order.id === id))
          .slice(0, 8)
          .map((order) => (
            <li key={order.id} className={look.proposal}>
              <Found order={order} locale={locale} />
              {takes(order) > 0 ? (
                <button
                  type="button"
                  className={button({ variant: 'outline', size: 'small' })}
                  aria-label={t`Choose order ${order.number}`}
                  onClick={() => add(order)}
                >
                  <Trans>Choose</Trans>
                </button>
              ) : (
                <span className={look.small}>
                  <Trans>Nothing is due</Trans>
                </span>
              )}
            </li>
          ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!isReady || busy) return;
          onAssign({
            lineId: line.id,
            restGoesBack: rest > 0,
            shares: shares.flatMap(({ order, cents }) =>
              typeof cents === 'number' ? [{ orderId: order.id, cents }] : [],
            ),
          });
        }}
      >
        {chosen.map(({ order, typed }) => (
          <Share
            key={order.id}
            chosen={{ order, typed }}
            locale={locale}
            isChecked={isChecked}
            onType={(text) =>
              setChosen((before) =>
                before.map((one) => (one.order.id === order.id ? { order, typed: text } : one)),
              )
            }
            onDrop={() => setChosen((before) => before.filter((one) => one.order.id !== order.id))}
          />
        ))}
        {chosen.length > 0 ? (
          <p className={questionWords} aria-live="polite">
            {isTooMuch ? (
              <Trans>That’s more than came in.</Trans>
            ) : (
              <Trans>Left to send back: {left}</Trans>
            )}
          </p>
        ) : null}
        {isChecked && chosen.length === 0 ? (
          <p role="alert" className={fieldError}>
            <Trans>Choose at least one order.</Trans>
          </p>
        ) : null}
        {failure ? (
          <p role="alert" className={fieldError}>
            {failure}
          </p>
        ) : null}
        <div className={questionFoot}>
          <button type="button" className={quietButton} onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
          <button type="submit" className={button()} {...busyButtonProps(busy, () => {})}>
            <Trans>Book payment</Trans>
          </button>
        </div>
      </form>
    </div>
  );
}

function Found({ order, locale }: { order: FoundOrder; locale: Locale }) {
  const due = formatMoney(takes(order), locale);
  return (
    <div>
      <p>
        <Trans>Order {order.number}</Trans>
        {takes(order) > 0 ? (
          <>
            {' · '}
            <Trans>due: {due}</Trans>
          </>
        ) : null}
      </p>
      <p className={look.small}>{`${order.fan} → ${order.celebrityName}`}</p>
    </div>
  );
}

function Share(props: {
  chosen: Chosen;
  locale: Locale;
  isChecked: boolean;
  onType: (text: string) => void;
  onDrop: () => void;
}) {
  const { chosen, locale, isChecked, onType, onDrop } = props;
  const { t } = useLingui();
  const { order, typed } = chosen;
  const read = readPrice(typed, locale);
  const error = isChecked && typeof read !== 'number' ? t(amountProblem[read]) : undefined;
  return (
    <div className={look.share}>
      <MoneyField
        label={t`Amount for order ${order.number}`}
        value={typed}
        error={error}
        onChange={({ target }) => onType(target.value)}
      />
      <button
        type="button"
        className={button({ variant: 'quiet', size: 'small' })}
        aria-label={t`Remove order ${order.number}`}
        onClick={onDrop}
      >
        <Trans>Remove</Trans>
      </button>
    </div>
  );
}
