import { companionOf, upload } from './plugin-row.ts';
import { fieldOf, ok, rowsOf, warning, type Row } from './row.ts';

/**
 * What the app calls a picture that proves what was done for an order
 * (app/server/backend/orders/fulfilment/proof.server.ts).
 */
const proofSlug = /^proof-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(-\d+)?$/;
const listed = '/wp-json/wp/v2/media?search=proof-&per_page=100&_fields=id,slug';

/** Whether anyone can find the screenshots that celebrities send: WordPress lists all of its media to everyone. */
export const mediaRow: Row = {
  name: 'Screenshots in the media library',
  after: ['REST key'],
  async look(shop) {
    const companion = await companionOf(shop);
    const seen =
      'Anyone who asks /wp-json/wp/v2/media, or WPGraphQL for its mediaItems, finds pictures that are meant for one fan.';
    if (!companion?.hidesProofs) {
      return warning({
        wrong: 'WordPress lists all media, the screenshots that celebrities send as proof as well.',
        seen,
        todo: companion
          ? `Install the version of the plugin "Astera" that comes with this app over the other one, under ${upload}. It hides them, also those that are there.`
          : `Install the companion plugin under ${upload}. It hides them, also those that are there.`,
      });
    }
    const found = rowsOf(await shop.ask(listed)).filter((row) =>
      proofSlug.test(String(fieldOf(row, 'slug'))),
    );
    return found.length === 0
      ? ok()
      : warning({
          wrong: `The plugin "Astera" hides screenshots, and WordPress still lists ${found.length} of them: ${found.map((row) => String(fieldOf(row, 'id'))).join(', ')}.`,
          seen,
          todo: 'Earlier ones are hidden a hundred with each page of the shop that is opened: open some and run this again. If it stays so, another plugin publishes them: look at one under Media, Library, and switch plugins for media off one by one.',
        });
  },
};
