import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { MyDataPage } from '#app/features/account/my-data/my-data-page.tsx';
import { myDataQuery } from '#app/features/account/my-data/my-data.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-data')({
  codeSplitGroupings: [['component', 'loader']],
  // What cannot be loaded is told in the page itself, with a way to try again.
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(myDataQuery),
  head: privatePage(msg`My data`),
  component: MyData,
});

function MyData() {
  return <MyDataPage locale={useLocale()} />;
}
