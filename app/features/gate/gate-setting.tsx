import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

import { useLocale } from '#app/platform/browser/use-locale.ts';

import { GateForm } from './gate-form.tsx';
import { saveGate } from './gate.functions.ts';
import { gateQuery, gateSettingQuery } from './gate.queries.ts';

/** The gate's current settings, and the form to change them. */
export function GateSetting() {
  const queryClient = useQueryClient();
  const { data: gate } = useSuspenseQuery(gateSettingQuery);
  return (
    <GateForm
      initial={gate}
      locale={useLocale()}
      onSave={async (change, version) => {
        const saved = await saveGate({ data: { ...change, version } });
        queryClient.setQueryData(gateSettingQuery.queryKey, saved);
        queryClient.setQueryData(gateQuery.queryKey, saved.isClosed);
        return saved;
      }}
      onRead={() => queryClient.fetchQuery(gateSettingQuery)}
    />
  );
}
