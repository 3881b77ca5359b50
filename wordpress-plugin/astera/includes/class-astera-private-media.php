<?php
/**
 * Keeps pictures that prove what was done for an order out of the lists of media.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * The app names such a picture `proof-` and a UUID. WordPress lists every attachment to everyone, and takes no status
 * that is sent along with a file. An attachment that is private is in no list, search, page or feed, but for its sender
 * and for those who may read private posts; its file stays where it is, known to whom the app shows its address.
 */
final class Astera_Private_Media {

	/** Slug, or title of a file that has just come; WordPress adds a number to a slug that is taken. */
	const MARK = '/^proof-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-\d+)?$/';

	/** Id of the last attachment that was looked at, of those that came before the plugin; `done` behind the last one. */
	const LOOKED_AT = 'astera_media_looked_at';

	/** So many earlier ones a request. */
	const AT_ONCE = 100;

	/**
	 * Hooks it in.
	 */
	public static function register() {
		add_filter( 'wp_insert_attachment_data', array( __CLASS__, 'hide' ), 100 );
		add_action( 'init', array( __CLASS__, 'hide_earlier' ), 100 );
		add_filter( 'wp_get_attachment_url', array( __CLASS__, 'address' ), 100, 2 );
		add_filter( 'graphql_data_is_private', array( __CLASS__, 'is_private_node' ), 100, 3 );
	}

	/**
	 * Its address, to whom may read it: a vendor can name any attachment as the picture of a product.
	 *
	 * @param string $url Its address.
	 * @param int    $id  The attachment.
	 * @return string
	 */
	public static function address( $url, $id ) {
		$post = get_post( $id );
		return $post && self::is_kept_from_reader( $post ) ? '' : $url;
	}

	/**
	 * WPGraphQL takes every attachment for public, whatever its status, where one is asked for by its id.
	 *
	 * @param bool   $is_private What was decided before.
	 * @param string $model      Kind of the node.
	 * @param mixed  $post       What it is made of.
	 * @return bool
	 */
	public static function is_private_node( $is_private, $model, $post ) {
		return $is_private || ( $post instanceof WP_Post && self::is_kept_from_reader( $post ) );
	}

	/**
	 * Whether it is such a picture, and anyone who asks neither sent it nor may read private posts.
	 *
	 * @param WP_Post $post An attachment, or something else.
	 * @return bool
	 */
	private static function is_kept_from_reader( $post ) {
		return 'attachment' === $post->post_type && 'private' === $post->post_status
			&& preg_match( self::MARK, (string) $post->post_name ) && ! current_user_can( 'read_post', $post->ID );
	}

	/**
	 * An attachment is about to be saved, for the first time or once more.
	 *
	 * @param array $data Its columns.
	 * @return array
	 */
	public static function hide( $data ) {
		if ( 'inherit' !== $data['post_status'] ) {
			return $data;
		}
		foreach ( array( 'post_name', 'post_title' ) as $column ) {
			if ( preg_match( self::MARK, (string) $data[ $column ] ) ) {
				$data['post_status'] = 'private';
			}
		}
		return $data;
	}

	/**
	 * Hides those that were sent before the plugin was there, some with each request until none is left.
	 */
	public static function hide_earlier() {
		global $wpdb;
		$after = get_option( self::LOOKED_AT, '0' );
		if ( 'done' === $after ) {
			return;
		}
		$found = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_name FROM {$wpdb->posts} WHERE post_type = 'attachment' AND post_status = 'inherit' AND post_name LIKE 'proof-%%' AND ID > %d ORDER BY ID LIMIT %d",
				(int) $after,
				self::AT_ONCE
			)
		);
		foreach ( $found as $row ) {
			if ( preg_match( self::MARK, $row->post_name ) ) {
				wp_update_post(
					array(
						'ID'          => (int) $row->ID,
						'post_status' => 'private',
					)
				);
			}
		}
		$is_last = count( $found ) < self::AT_ONCE;
		update_option( self::LOOKED_AT, $is_last ? 'done' : (string) end( $found )->ID, true );
	}
}
