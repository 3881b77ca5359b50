import {
  Aperture,
  ChefHat,
  Clapperboard,
  Gift,
  Laugh,
  Music,
  Sparkles,
  Trophy,
  type LucideIcon,
} from 'lucide-react';

/** Icons of the demo world's categories; any other category gets a spark. */
const icons: Readonly<Record<string, LucideIcon>> = {
  music: Music,
  'film-tv': Clapperboard,
  sport: Trophy,
  comedy: Laugh,
  creators: Aperture,
  'food-lifestyle': ChefHat,
  'signed-goods': Gift,
};

export function CategoryIcon({ slug }: { slug: string }) {
  const Icon = icons[slug] ?? Sparkles;
  return <Icon aria-hidden size={20} strokeWidth={1.75} />;
}
