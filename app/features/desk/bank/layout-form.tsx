import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { fieldError, fieldPair } from '#app/ui/field/form.recipe.ts';
import { NativeSelect } from '#app/ui/field/native-select.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import {
  csvEncodings,
  type CsvLayout,
  csvRoles,
  dateOrders,
  layoutProblem,
} from '#domain/payment/statement/csv-layout.ts';

import { csvRoleName, dateOrderName, encodingName, layoutProblemText } from './bank.messages.ts';
import * as look from './bank.recipe.ts';
import type { UnknownColumns } from './send-statement.ts';

interface LayoutFormProps {
  csv: UnknownColumns;
  isSending: boolean;
  onSend: (layout: CsvLayout) => void;
  onCancel: () => void;
}

/** Asks once for each bank what the columns of its CSV files mean. */
export function LayoutForm({ csv, isSending, onSend, onCancel }: LayoutFormProps) {
  const { t } = useLingui();
  const [layout, setLayout] = useState<CsvLayout>(csv.guess);
  const [isChecked, setChecked] = useState(false);
  const problem = layoutProblem(layout);
  const change = (own: Partial<CsvLayout>) => setLayout((before) => ({ ...before, ...own }));
  const pick = (index: number, value: string) => {
    const role = csvRoles.find((known) => known === value) ?? null;
    change({ columns: layout.columns.map((before, at) => (at === index ? role : before)) });
  };
  const nameOf = (index: number) => csv.header[index] || t`Column ${index + 1}`;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (problem === null && !isSending) onSend(layout);
      }}
    >
      <p className={look.hint}>
        <Trans>
          This is the first file with these columns. Please check what each one holds; we’ll
          remember it.
        </Trans>
      </p>
      <div className={look.table}>
        <table>
          <thead>
            <tr>
              {layout.columns.map((_role, index) => (
                <th key={index} scope="col">
                  {nameOf(index)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {layout.columns.map((role, index) => (
                <td key={index}>
                  <NativeSelect
                    aria-label={t`What ${nameOf(index)} holds`}
                    value={role ?? ''}
                    onChange={({ target }) => pick(index, target.value)}
                  >
                    <option value="">{t`Not needed`}</option>
                    {csvRoles.map((known) => (
                      <option key={known} value={known}>
                        {t(csvRoleName[known])}
                      </option>
                    ))}
                  </NativeSelect>
                </td>
              ))}
            </tr>
            {csv.sample.map((cells, at) => (
              <tr key={at}>
                {layout.columns.map((_role, index) => (
                  <td key={index}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={fieldPair}>
        <SelectField
          label={t`Order of dates`}
          name="dateOrder"
          value={layout.dateOrder}
          options={dateOrders.map((value) => ({ value, label: t(dateOrderName[value]) }))}
          onPick={(dateOrder) => change({ dateOrder })}
        />
        <SelectField
          label={t`Decimal sign`}
          name="decimalSign"
          value={layout.decimalSign}
          options={[
            { value: ',', label: '1.234,50' },
            { value: '.', label: '1,234.50' },
          ]}
          onPick={(decimalSign) => change({ decimalSign })}
        />
        <SelectField
          label={t`Letters`}
          name="encoding"
          hint={t`Change this if names look wrong.`}
          value={layout.encoding}
          options={csvEncodings.map((value) => ({ value, label: t(encodingName[value]) }))}
          onPick={(encoding) => change({ encoding })}
        />
      </div>
      {isChecked && problem !== null ? (
        <p role="alert" className={fieldError}>
          {t(layoutProblemText[problem])}
        </p>
      ) : null}
      <div className={look.foot}>
        <button type="submit" className={button()} {...busyButtonProps(isSending, () => {})}>
          <Trans>Import file</Trans>
        </button>
        <button type="button" className={button({ variant: 'quiet' })} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  );
}
