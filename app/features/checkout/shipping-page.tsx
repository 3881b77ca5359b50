import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { fieldOptional, fieldPair } from '#app/ui/field/form.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { page, splitPage } from '#app/ui/layout/page.recipe.ts';
import type { Country } from '#domain/country/country.ts';
import { shippingAddressSchema, type TypedAddress } from '#domain/checkout/shipping.ts';
import { css, cx } from '#styled/css/index.js';

import { checkoutMeasure, wayRow } from './checkout.recipe.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { addressSentences } from './checkout.messages.ts';
import { StepHeading } from './step-heading.tsx';

interface ShippingPageProps {
  /** The saved or previously typed address, read once on mount. */
  initial: TypedAddress;
  countries: readonly Country[];
  /** Called on every change, so that no input is lost. */
  onChange: (address: TypedAddress) => void;
  onSubmit: (address: TypedAddress) => void;
  summary: ReactNode;
}

/** The recipient and delivery address (row C1). */
export function ShippingPage(props: ShippingPageProps) {
  const { t } = useLingui();
  const [defaultValues] = useState(props.initial);
  const form = useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: shippingAddressSchema },
    listeners: { onChange: ({ formApi }) => props.onChange(formApi.state.values) },
    onSubmit: ({ value }) => props.onSubmit(value),
  });
  const optional = (label: string) => (
    <>
      {label}{' '}
      <span className={fieldOptional}>
        <Trans>(optional)</Trans>
      </span>
    </>
  );
  return (
    <div className={cx(page, checkoutMeasure)}>
      <CheckoutSteps current="shipping" ships />
      <StepHeading>
        <Trans>Delivery</Trans>
      </StepHeading>
      <div className={splitPage}>
        <form.AppForm>
          <form.Form sentences={addressSentences}>
            <div className={panel}>
              <h2 className={css({ textStyle: 'h3', marginBottom: '16px' })}>
                <Trans>Delivery address</Trans>
              </h2>
              <div className={fieldPair}>
                <form.AppField name="firstName">
                  {({ Text }) => <Text label={t`First name`} autoComplete="shipping given-name" />}
                </form.AppField>
                <form.AppField name="lastName">
                  {({ Text }) => <Text label={t`Last name`} autoComplete="shipping family-name" />}
                </form.AppField>
              </div>
              <form.AppField name="phone">
                {({ Text }) => (
                  <Text
                    label={t`Phone`}
                    type="tel"
                    hint={t`In case there are questions about the delivery.`}
                    autoComplete="shipping tel"
                  />
                )}
              </form.AppField>
              <form.AppField name="address1">
                {({ Text }) => (
                  <Text label={t`Address line 1`} autoComplete="shipping address-line1" />
                )}
              </form.AppField>
              <form.AppField name="address2">
                {({ Text }) => (
                  <Text label={optional(t`Address line 2`)} autoComplete="shipping address-line2" />
                )}
              </form.AppField>
              <div className={fieldPair}>
                <form.AppField name="city">
                  {({ Text }) => <Text label={t`City`} autoComplete="shipping address-level2" />}
                </form.AppField>
                <form.AppField name="state">
                  {({ Text }) => (
                    <Text
                      label={optional(t`State or province`)}
                      autoComplete="shipping address-level1"
                    />
                  )}
                </form.AppField>
              </div>
              <div className={fieldPair}>
                <form.AppField name="postcode">
                  {({ Text }) => <Text label={t`Postcode`} autoComplete="shipping postal-code" />}
                </form.AppField>
                <form.AppField name="country">
                  {({ Select }) => (
                    <Select
                      label={t`Country`}
                      autoComplete="shipping country"
                      options={[
                        { value: '', label: t`Select a country...` },
                        ...props.countries.map(({ code, name }) => ({ value: code, label: name })),
                      ]}
                    />
                  )}
                </form.AppField>
              </div>
              <form.AppField name="instructions">
                {({ TextArea }) => (
                  <TextArea
                    label={t`Special instructions`}
                    hint={t`For the courier, e.g. the name on the bell, the floor or a neighbour.`}
                  />
                )}
              </form.AppField>
            </div>
            <div className={wayRow}>
              <Link to="/{-$locale}/basket" className={button({ variant: 'quiet' })}>
                <ArrowLeft aria-hidden size={20} />
                <Trans>Back to the basket</Trans>
              </Link>
              <form.Submit className={button({ size: 'large' })}>
                <Trans>Continue to payment</Trans>
              </form.Submit>
            </div>
          </form.Form>
        </form.AppForm>
        {props.summary}
      </div>
    </div>
  );
}
