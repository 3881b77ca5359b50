import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import type { NightRow } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';
import { hostilePictures } from '../support/hostile-pictures.ts';
import { openPeople } from '../support/people.ts';

/** Files of the data folder that are pictures and were not there before. */
async function pictureFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((name) => /media.*\.(webp|jpe?g|png|svg|gif)$/i.test(name))
    .map((name) => join(folder, name));
}

/** Hostile pictures, each with its verdict, its time and what is left of it. */
export const pictures: NightRow = {
  name: 'T-IMG',
  what: 'hostile pictures: bombs, polyglots, broken and wrongly called ones; each refused or made anew without what came along',
  rounds: 60,
  unit: 'pictures',
  smallRounds: 60,
  atMost: { 'slowest answer in ms': 5_000 },
  async open(context) {
    const { tally } = context;
    const all = await hostilePictures();
    const ground = await openGround(context);
    const site = await openPeople(ground.origin);
    // Each celebrity may send so many in ten minutes.
    const senders = ['celebrity', 'konstantin', 'varvara', 'bora', 'theo'];
    const before = new Set(await pictureFiles(ground.dataFolder));
    ground.server().forgetPeak();
    const memory = ground.server().peakMiB();
    return {
      async round(index) {
        const picture = all[index];
        if (!picture) throw new Error(`there are ${all.length} pictures`);
        const { what, sent, statuses } = picture;
        const began = performance.now();
        const answer = await fetch(`${ground.origin}/api/product/picture`, {
          method: 'POST',
          headers: {
            origin: ground.origin,
            'sec-fetch-site': 'same-origin',
            'content-type': sent.mimeType,
            cookie: await site.cookieOf(senders[index % senders.length] ?? ''),
          },
          body: sent.buffer,
        });
        const text = await answer.text();
        tally.max('slowest answer in ms', performance.now() - began);
        if (!statuses.includes(answer.status))
          tally.fault(`${what}: ${answer.status} ${text.slice(0, 200)}`);
        tally.add(answer.ok ? 'taken' : 'refused');
      },
      async close() {
        tally.max('memory grown in MiB', ground.server().peakMiB() - memory);
        const left = (await pictureFiles(ground.dataFolder)).filter((file) => !before.has(file));
        tally.add('files left', left.length);
        for (const file of left) {
          const bytes = await readFile(file);
          const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
          if (exif ?? xmp ?? iptc) tally.fault(`${file} has metadata`);
          if (icc) tally.add('files with a colour profile');
          if (/<script|<\?php|evil\.php|SpyPhone/.test(bytes.toString('latin1')))
            tally.fault(`${file} has what was hidden in it`);
        }
        await ground.remove();
      },
    };
  },
};
