import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart as HeartSign } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { currentViewer } from '#app/entities/session/current-viewer.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Locale } from '#domain/locale.ts';
import { css, cx } from '#styled/css/index.js';

import { setFavourite } from './favourites.functions.ts';
import { favouritesQuery } from './favourites.queries.ts';
import { savedFavourites } from './saved-favourites.ts';

const round = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  color: 'white',
  background: 'rgb(20 10 32 / 0.55)',
  cursor: 'pointer',
  transition: 'background token(durations.fast)',
  _hover: { background: 'rgb(20 10 32 / 0.8)' },
  '&[aria-pressed=true] svg': { fill: 'currentColor' },
});
const onPicture = css({ position: 'absolute', top: '8px', right: '8px', zIndex: 1 });

const never: readonly number[] = [];

interface HeartProps {
  celebrityId: number;
  name: string;
  locale: Locale;
}

/**
 * Marks a celebrity as a favourite. The page is the same for everyone, so hearts are filled in the browser: from one
 * request for all of them, or from what this browser keeps while no one is signed in.
 */
export function Heart({ celebrityId, name, locale }: HeartProps) {
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const { data: viewer = null } = useQuery(viewerQuery);
  const own = useQuery({ ...favouritesQuery(viewer?.id ?? 0), enabled: viewer !== null });
  const kept = useSyncExternalStore(savedFavourites.follow, savedFavourites.read, () => never);
  const change = useMutation({
    mutationFn: async (wanted: boolean) => {
      const person = await currentViewer(queryClient);
      if (person === null) {
        const others = savedFavourites.read().filter((id) => id !== celebrityId);
        savedFavourites.write(wanted ? [...others, celebrityId] : others);
        return;
      }
      const all = await setFavourite({ data: { celebrityId, wanted, locale } });
      queryClient.setQueryData(favouritesQuery(person.id).queryKey, all);
    },
    onError: () => say({ kind: 'error', text: t`Something went wrong!` }),
  });
  const ids = viewer === null ? kept : (own.data ?? never);
  const isMarked = change.isPending ? change.variables : ids.includes(celebrityId);
  return (
    <button
      type="button"
      className={cx(round, onPicture)}
      aria-pressed={isMarked}
      aria-label={t`Favourite: ${name}`}
      disabled={!hydrated}
      onClick={() => {
        if (!change.isPending) change.mutate(!isMarked);
      }}
    >
      <HeartSign aria-hidden size={22} />
    </button>
  );
}
