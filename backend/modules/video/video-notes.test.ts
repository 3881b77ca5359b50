import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { VideoProblem } from '#backend/contract/video/video-problem.ts';

import { ask, createVideo, testedHost, type TestedHost } from './video-host-fixture.ts';

let tested: TestedHost;
beforeEach(async () => {
  tested = await testedHost();
});
afterEach(() => tested.end());

const send = (path: string, method: string, body: unknown) =>
  ask(tested, path, { method, body: JSON.stringify(body) });
const videoIn = async (answer: Response) => v.parse(Video, await answer.json());
const shown = async (videoId: string) => videoIn(await ask(tested, videoPaths.video(videoId)));

async function picture(): Promise<FormData> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b08d3c' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'mark.jpg');
  return form;
}

it('a moment that is picked as the thumbnail is kept and answered, until a picture takes its place', async () => {
  const videoId = await createVideo(tested);
  const path = `/videos/${videoId}/thumbnail`;
  const thumbnail = { timecode: '00:15:22.05' };
  expect(await videoIn(await send(path, 'PATCH', thumbnail))).toMatchObject({ thumbnail });
  expect(await shown(videoId)).toMatchObject({ thumbnail });
  await tested.restart();
  expect(await shown(videoId)).toMatchObject({ thumbnail });
  await send(videoPaths.video(videoId), 'PATCH', { title: 'Another' });
  expect(await shown(videoId)).toMatchObject({ title: 'Another', thumbnail });
  const refused = await send(path, 'PATCH', { timecode: 'soon' });
  expect(v.parse(VideoProblem, await refused.json())).toMatchObject({ status: 400 });
  expect(await shown(videoId)).toMatchObject({ thumbnail });
  await ask(tested, path, { method: 'POST', body: await picture() });
  expect(await shown(videoId)).not.toHaveProperty('thumbnail');
});

it('a watermark is kept with its new video and answered; one that is not there, or comes later, is refused', async () => {
  const added = await ask(tested, '/watermarks', { method: 'POST', body: await picture() });
  const { watermarkId } = v.parse(v.object({ watermarkId: v.string() }), await added.json());
  const watermark = { id: watermarkId, top: '10px', left: '5%' };
  const made = await videoIn(await send(videoPaths.videos, 'POST', { title: 'Marked', watermark }));
  expect(made).toMatchObject({ title: 'Marked', watermark });
  expect(await shown(made.videoId)).toMatchObject({ watermark });
  const answers = [
    await send(videoPaths.videos, 'POST', { title: 'X', watermark: { id: 'watermark_none' } }),
    await send(videoPaths.videos, 'POST', { title: 'X', watermark: 'words' }),
    await send(videoPaths.video(made.videoId), 'PATCH', { watermark }),
  ];
  for (const answer of answers) {
    const problem = v.parse(VideoProblem, await answer.json());
    expect([answer.status, problem.status, problem.name]).toEqual([
      400,
      400,
      expect.stringContaining('watermark'),
    ]);
  }
});
