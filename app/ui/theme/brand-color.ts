/** The colour of the browser's own UI around the page. */
export const brandColor = '#5C2D91';
