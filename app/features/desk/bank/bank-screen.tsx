import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';

import { StableList } from '#app/entities/live/stable-list.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { bankListOf } from './bank-list-of.ts';
import { BankPage } from './bank-page.tsx';
import { readBankDesk } from './bank.functions.ts';
import { bankQuery } from './bank.queries.ts';

function rowsOfBank({ lines }: Awaited<ReturnType<typeof readBankDesk>>) {
  return lines.rows;
}

/** A list of the bank desk. */
export function BankScreen() {
  const search = useSearch({ from: '/{-$locale}/_account/desk_/bank' });
  const list = bankListOf(search.list);
  const { page = 1 } = search;
  const { data } = useSuspenseQuery(bankQuery(list, page));
  return (
    <StableList
      query={{
        queryKey: bankQuery(list, page).queryKey,
        read: () => readBankDesk({ data: { list, page } }),
      }}
      data={data}
      rowsOf={rowsOfBank}
      what="list"
    >
      <BankPage list={list} desk={data} locale={useLocale()} />
    </StableList>
  );
}
