import * as v from 'valibot';

import { ok, pageOf, recordedRows, refused, type Answer, type Asked } from './answers.ts';
import type { Caller } from './people.ts';
import { fileLike } from './sources.ts';

/** A file of the media library. */
export interface MediaFile {
  readonly id: number;
  /** Anyone who sent it; the shop's team for what was recorded. */
  readonly author: number;
  readonly alt_text: string;
  /** What it was called when it was sent, without its ending. */
  readonly slug?: string;
}

/** The name of a file in the header that tells it. */
export function fileNameIn(header: string | undefined): { readonly fileName?: string } {
  const [, fileName] = /filename="([^"]+)\.\w+"/.exec(header ?? '') ?? [];
  return fileName === undefined ? {} : { fileName };
}

/** The picture of a recorded product, with another file in it. */
const [pictureLike] = recordedRows((name) => name === 'products-list-manager').flatMap((row) => {
  const read = v.safeParse(v.looseObject({ images: v.array(v.looseObject({})) }), row);
  return read.success ? read.output.images : [];
});

/** A file of the media library as products show it. */
export function pictureOf(image: { id: number; alt?: string | undefined }) {
  const src = addressOfFile(image.id);
  const sizes = Object.keys(pictureLike ?? {}).filter((key) => /\d{4}x|^woocommerce_/.test(key));
  return {
    ...pictureLike,
    ...Object.fromEntries(sizes.map((size) => [size, src])),
    ...{ src, alt: '', name: `picture-${image.id}` },
    ...image,
  };
}

export interface Files {
  readonly all: Map<number, MediaFile>;
  readonly answer: (asked: Asked, url: URL, caller: Caller) => Answer | null;
}

const teamId = 1;

/** Where a file that was sent is found, by its id. */
export function addressOfFile(id: number): string {
  return `<HOST>/wp-content/uploads/2026/11/picture-${id}.webp`;
}

/**
 * Files: someone with a store or the shop's team may send them, a fan may not; everyone may see them.
 * @param recorded ids of those that products show
 */
export function openFiles(recorded: readonly number[]): Files {
  const all = new Map<number, MediaFile>(
    recorded.map((id) => [id, { id, author: teamId, alt_text: '' }] as const),
  );
  let lastId = 900;

  function shown(file: MediaFile): unknown {
    return { ...fileLike, ...file, mime_type: 'image/webp', source_url: addressOfFile(file.id) };
  }

  function send(caller: Caller, slug = ''): Answer {
    const sender = caller === null || caller === 'service' ? null : caller.account;
    if (sender === null || sender.role === 'customer') {
      const status = sender === null ? 401 : 403;
      return refused(status, 'rest_cannot_create', 'Sorry, you are not allowed to create posts.');
    }
    lastId += 1;
    const file = { id: lastId, author: sender.id, alt_text: '', slug };
    all.set(file.id, file);
    return ok(shown(file), 201);
  }

  /** The key is no one among files; senders take back their own. */
  function remove(id: number, caller: Caller): Answer {
    const file = all.get(id);
    const sender = caller === null || caller === 'service' ? null : caller.account.id;
    if (!file) return refused(404, 'rest_post_invalid_id', 'Invalid post ID.');
    if (file.author !== sender) {
      const message = 'Sorry, you are not allowed to delete this post.';
      return refused(sender === null ? 401 : 403, 'rest_cannot_delete', message);
    }
    all.delete(id);
    return ok({ deleted: true, previous: shown(file) });
  }

  return {
    all,
    answer({ method, fileName }, { pathname, searchParams }, caller) {
      const [, id] = /^\/wp-json\/wp\/v2\/media(?:\/(\d+))?$/.exec(pathname) ?? [];
      if (!/^\/wp-json\/wp\/v2\/media(\/\d+)?$/.test(pathname)) return null;
      if (method === 'POST' && id === undefined) return send(caller, fileName);
      if (method !== 'GET') return remove(Number(id), caller);
      if (id === undefined) {
        const include = searchParams.get('include')?.split(',').map(Number);
        const found = [...all.values()].filter((file) => !include || include.includes(file.id));
        return pageOf(found.map(shown), searchParams);
      }
      const file = all.get(Number(id));
      return file ? ok(shown(file)) : refused(404, 'rest_post_invalid_id', 'Invalid post ID.');
    },
  };
}
