import { Plural } from '@lingui/react/macro';

/** Within how many days of the payment something is promised: "Within 5 days". */
export function PromisedDays({ days }: { days: number }) {
  return <Plural value={days} one="Within # day" other="Within # days" />;
}
