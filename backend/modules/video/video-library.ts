import * as v from 'valibot';

import { pictureType, receiveAttachment } from './transfer/attachments.ts';
import { VideoRefusal } from './video-problem.ts';
import { json, nothing, paged, readJson, type VideoCall } from './video-request.ts';
import { videoRepository } from './storage/video-repository.ts';
import type { VideoStorage } from './storage/video-storage.ts';
import type { VideoClock } from './video-tokens.ts';

const Watermark = v.object({ watermarkId: v.string(), createdAt: v.string() });

const colour = v.optional(v.pipe(v.string(), v.maxLength(100)));
const choice = v.optional(v.boolean());
/** Request body to create or change a player theme. */
const ThemeInput = v.object({
  name: colour,
  text: colour,
  link: colour,
  linkHover: colour,
  linkActive: colour,
  trackPlayed: colour,
  trackUnplayed: colour,
  trackBackground: colour,
  backgroundTop: colour,
  backgroundBottom: colour,
  backgroundText: colour,
  enableApi: choice,
  enableControls: choice,
  forceAutoplay: choice,
  hideTitle: choice,
  forceLoop: choice,
});
const PlayerTheme = v.object({
  ...ThemeInput.entries,
  playerId: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  assets: v.optional(v.object({ logo: v.string(), link: v.string() })),
});
type PlayerTheme = v.InferOutput<typeof PlayerTheme>;

/**
 * Watermarks and player themes. Stored so that clients which manage them keep working: the host plays the file as
 * uploaded, so nothing is overlaid.
 */
export function libraryEndpoints(storage: VideoStorage, clock: VideoClock) {
  const watermarks = videoRepository(storage, {
    folder: 'watermarks',
    prefix: 'watermark_',
    schema: Watermark,
  });
  const themes = videoRepository(storage, { folder: 'players', prefix: 'pl', schema: PlayerTheme });
  const now = () => clock().toISOString();
  const oldestFirst = <T extends { createdAt: string }>(rows: readonly T[]) =>
    rows.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));

  async function theme(id: string): Promise<PlayerTheme> {
    const found = await themes.read(id);
    if (found === null) throw new VideoRefusal('resource-not-found', 'playerId');
    return found;
  }

  return {
    hasWatermark: async (id: string): Promise<boolean> => (await watermarks.read(id)) !== null,
    async addWatermark({ request }: VideoCall): Promise<Response> {
      const { bytes } = await receiveAttachment(storage, request);
      pictureType(bytes);
      const watermark = { watermarkId: watermarks.freshId(), createdAt: now() };
      await storage.writeDocument(`watermarks/${watermark.watermarkId}.picture`, bytes);
      await watermarks.write(watermark.watermarkId, watermark);
      return json(watermark, 201);
    },
    async listWatermarks(call: VideoCall): Promise<Response> {
      return paged(call, oldestFirst(await watermarks.all()));
    },
    async removeWatermark({ names: [id = ''] }: VideoCall): Promise<Response> {
      if ((await watermarks.read(id)) === null) {
        throw new VideoRefusal('resource-not-found', 'watermarkId');
      }
      await watermarks.remove(id);
      await storage.removeDocument(`watermarks/${id}.picture`);
      return nothing();
    },
    async addTheme({ request }: VideoCall): Promise<Response> {
      const input = await readJson(request, ThemeInput);
      const created = { ...input, playerId: themes.freshId(), createdAt: now(), updatedAt: now() };
      await themes.write(created.playerId, created);
      return json(created, 201);
    },
    async listThemes(call: VideoCall): Promise<Response> {
      return paged(call, oldestFirst(await themes.all()));
    },
    async showTheme({ names: [id = ''] }: VideoCall): Promise<Response> {
      return json(await theme(id));
    },
    async changeTheme({ request, names: [id = ''] }: VideoCall): Promise<Response> {
      const before = await theme(id);
      const changed = { ...before, ...(await readJson(request, ThemeInput)), updatedAt: now() };
      await themes.write(id, changed);
      return json(changed);
    },
    async removeTheme({ names: [id = ''] }: VideoCall): Promise<Response> {
      await theme(id);
      await themes.remove(id);
      await storage.removeDocument(`players/${id}.logo`);
      return nothing();
    },
    async setLogo({ request, names: [id = ''], origin }: VideoCall): Promise<Response> {
      const before = await theme(id);
      const { bytes, fields } = await receiveAttachment(storage, request);
      pictureType(bytes);
      await storage.writeDocument(`players/${id}.logo`, bytes);
      const logo = new URL(`/players/${id}/logo`, origin).href;
      const assets = { logo, link: fields.get('link') ?? '' };
      const changed = { ...before, assets, updatedAt: now() };
      await themes.write(id, changed);
      return json(changed, 201);
    },
    async showLogo({ names: [id = ''] }: VideoCall): Promise<Response> {
      const bytes = await storage.readDocument(`players/${(await theme(id)).playerId}.logo`);
      if (bytes === null) throw new VideoRefusal('resource-not-found', 'playerId');
      const headers = { 'content-type': pictureType(bytes), 'x-content-type-options': 'nosniff' };
      return new Response(new Uint8Array(bytes), { headers });
    },
  };
}
