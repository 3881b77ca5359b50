import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { hashKey, replaceEqualDeep, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import { css } from '#styled/css/index.js';

import { mayReplace, type ActivityWatch } from './list-activity.ts';
import { watchActivity } from './watch-activity.ts';
import { holdList } from './held-lists.ts';

interface SteadyListProps<Data> {
  /** The query that the list shows, and how it is refetched. */
  query: { readonly queryKey: QueryKey; readonly read: () => Promise<Data> };
  /** The data shown now. */
  data: Data;
  /** The rows from top to bottom; omit it for anything that is not a list. */
  rowsOf?: (data: Data) => readonly { readonly id: number }[];
  /** What to call it when announcing a change. */
  what: keyof typeof changed | 'orders';
  children: ReactNode;
}

/** How often, in milliseconds, to check whether the user is still active while there are pending changes. */
const lookMs = 1_000;
/** Automatic updates are announced no more often than this. */
const spokenMs = 30_000;

/** At the end of the list, sticking to the edge of the window while the end is further down. */
const place = css({ display: 'block', position: 'sticky', bottom: '16px', zIndex: 15 });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 16px',
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  marginTop: '16px',
  padding: '8px 8px 8px 20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  boxShadow: 'float',
  fontWeight: 500,
});

/** Pending changes, held back while the user is active. */
interface News<Data> {
  readonly fresh: Data;
  readonly added: number;
}

const changed = {
  list: msg`This list has changed.`,
  order: msg`This order has changed.`,
  report: msg`This report has changed.`,
} as const;

const noRows = () => [];

/**
 * A list that shows other people's changes. While no one is working with it, it updates by itself; otherwise nothing
 * moves, and a line announces the changes and shows them when clicked or once the user is inactive (ADR 0120).
 */
export function StableList<Data>(props: SteadyListProps<Data>) {
  const { query, data, rowsOf = noRows, what, children } = props;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const region = useRef<HTMLDivElement>(null);
  const offer = useRef<HTMLOutputElement>(null);
  const watch = useRef<ActivityWatch | null>(null);
  const [news, setNews] = useState<News<Data> | null>(null);
  const [isUpdated, setUpdated] = useState(false);
  const spokenAt = useRef(Number.NEGATIVE_INFINITY);
  const idsOf = (some: Data) => rowsOf(some).map(({ id }) => id);
  const hash = hashKey(query.queryKey);
  const [name] = query.queryKey;

  // Refetched for another reason, or another page: the pending changes are either shown or irrelevant now.
  const [shown, setShown] = useState({ data, hash });
  if (shown.data !== data || shown.hash !== hash) {
    setShown({ data, hash });
    setNews(null);
  }

  const put = (fresh: Data) => {
    queryClient.setQueryData(query.queryKey, fresh);
    setNews(null);
  };
  const isFree = (fresh: Data) =>
    mayReplace(watch.current?.activity() ?? 'idle', idsOf(data), idsOf(fresh));
  const take = useEffectEvent((fresh: Data) => {
    const merged = replaceEqualDeep(data, fresh);
    if (merged === data) return setNews(null);
    if (isFree(merged)) {
      put(merged);
      if (performance.now() - spokenAt.current < spokenMs) return;
      spokenAt.current = performance.now();
      setUpdated(true);
      return;
    }
    const before = new Set(idsOf(data));
    setNews({ fresh: merged, added: idsOf(merged).filter((id) => !before.has(id)).length });
  });
  const renew = useEffectEvent(async () => {
    const before = data;
    const fresh = await queryClient
      .fetchQuery({
        // Fetched under a separate key, because the shown data must not change yet.
        queryKey: ['fresh', ...query.queryKey],
        queryFn: query.read,
        staleTime: 0,
        gcTime: 0,
      })
      .catch(() => null);
    const now = queryClient.getQueryData(query.queryKey);
    // Data refetched in the meantime for another reason is newer.
    if (fresh !== null && now === before) take(fresh);
  });
  const look = useEffectEvent(() => {
    if (news && isFree(news.fresh)) put(news.fresh);
  });

  useEffect(() => {
    if (!region.current) return;
    const watched = watchActivity(region.current, () => offer.current);
    watch.current = watched;
    return () => watched.stop();
  }, []);
  useEffect(() => holdList({ name, hash, renew: () => renew() }), [name, hash]);
  const hasNews = news !== null;
  useEffect(() => {
    if (!hasNews) return;
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [hasNews]);
  useEffect(() => {
    if (!isUpdated) return;
    const timer = setTimeout(() => setUpdated(false), lookMs * 5);
    return () => clearTimeout(timer);
  }, [isUpdated]);

  const show = () => {
    if (!news) return;
    put(news.fresh);
    const focused = watch.current?.lastFocused() ?? null;
    // Its row may be removed by the change.
    setTimeout(() => (focused?.isConnected ? focused : region.current)?.focus());
  };
  const words =
    news && what === 'orders' && news.added > 0
      ? t`${plural(news.added, { one: '# new order', other: '# new orders' })}`
      : t(what === 'orders' ? changed.list : changed[what]);
  return (
    <div ref={region} tabIndex={-1} className={css({ outline: 'none' })}>
      {children}
      {/* Rendered before it has content, so that screen readers announce it. */}
      <output ref={offer} className={place}>
        {news ? (
          <div className={line}>
            <span>{words}</span>
            <button type="button" className={button({ size: 'normal' })} onClick={show}>
              <Trans>Show changes</Trans>
            </button>
          </div>
        ) : isUpdated ? (
          <span className={visuallyHidden}>
            <Trans>Updated just now.</Trans>
          </span>
        ) : null}
      </output>
    </div>
  );
}
