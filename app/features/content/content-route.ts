import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

import { contentPageQuery } from '#app/entities/content/content.queries.ts';
import { addAccountWords } from '#app/platform/i18n.ts';
import { breadcrumbList, type PageHead } from '#app/platform/page/page-head.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import type { ContentPage } from '#domain/site/content.ts';
import { isLegalPage } from '#domain/site/legal-text.ts';

import { contentHead } from './content-head.ts';

interface ContentAddress {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly slug: string;
}

/** Loads a content page. @returns the data for its head; null for a legal text that has not been written */
export async function loadContent(address: ContentAddress): Promise<PageHead | null> {
  const { queryClient, i18n, locale, slug } = address;
  const content = await contentOrMissing(
    queryClient.ensureQueryData(contentPageQuery(slug, locale)),
    slug,
  );
  if (!content) {
    await addAccountWords(i18n, locale);
    return null;
  }
  return contentHeadAt(address, content);
}

/** The data for a content page's head: its subject, and its place below the home page. */
export function contentHeadAt(
  { i18n, locale, slug }: Omit<ContentAddress, 'queryClient'>,
  content: ContentPage,
): PageHead {
  const origin = siteOrigin();
  const trail = breadcrumbList(origin, locale, [
    { name: i18n._(msg`Home`), path: '/' },
    { name: content.title, path: `/${slug}` },
  ]);
  return contentHead(origin, locale, content, [trail]);
}

/** A legal text that has not been written gets a page saying so; any other missing page is a 404. */
function contentOrMissing(reading: Promise<ContentPage>, slug: string) {
  const isMissing = (error: unknown) =>
    isLegalPage(slug) && error instanceof AppError && error.code === 'not_found';
  return orNotFound(
    reading.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
}
