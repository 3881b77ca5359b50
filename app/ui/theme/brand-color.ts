/** The colour that browsers paint their own bars with, around the page. */
export const brandColor = '#5C2D91';
