import sharp from 'sharp';

// Everything that libvips can read beyond these three is only a way in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** `sharp` that reads JPEG, PNG and WebP and nothing else, in the whole process. */
export { sharp as safeSharp };
