import sharp from 'sharp';

// Any other format that libvips can read only adds attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** `sharp` limited to JPEG, PNG and WebP in the whole process. */
export { sharp as safeSharp };
