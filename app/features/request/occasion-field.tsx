import { useLingui } from '@lingui/react/macro';
import {
  CakeSlice,
  CalendarHeart,
  Flame,
  Gem,
  Heart,
  HeartPulse,
  Megaphone,
  PartyPopper,
  Smile,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';

import { occasionLabel } from '#app/entities/request/requests.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { ChoiceChips } from '#app/ui/field/choice-chips.tsx';
import { occasionsIn, type Occasion } from '#domain/request/occasion.ts';

import type { RequestForm } from './use-request-form.ts';

const occasionIcon: Record<Occasion, LucideIcon> = {
  birthday: CakeSlice,
  nameDay: CalendarHeart,
  wedding: Gem,
  anniversary: Heart,
  congratulations: PartyPopper,
  pepTalk: Megaphone,
  getWell: HeartPulse,
  roast: Flame,
  justBecause: Smile,
  other: Sparkles,
};

/** What a request is for; questions and an example follow it. */
export function OccasionField({ form }: { form: RequestForm }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <form.AppField name="occasion">
      {({ name, state, handleChange }) => (
        <ChoiceChips
          title={t`Occasion`}
          name={name}
          value={state.value}
          choices={occasionsIn(locale, state.value).map((value) => ({
            value,
            label: t(occasionLabel[value]),
            icon: occasionIcon[value],
          }))}
          onPick={handleChange}
        />
      )}
    </form.AppField>
  );
}
