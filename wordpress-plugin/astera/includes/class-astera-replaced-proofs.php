<?php
/**
 * Deletes pictures that prove what was done for an order when others take their places.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * An order names such a picture by its address, in meta with the id of a line. The one before goes once the order is saved.
 */
final class Astera_Replaced_Proofs {

	const PREFIX = '_astera_proof_';

	/** Addresses that orders name until they are saved, by their ids. */
	private static $replaced = array();

	/**
	 * Hooks it in.
	 */
	public static function register() {
		add_action( 'woocommerce_before_order_object_save', array( __CLASS__, 'look' ) );
		add_action( 'woocommerce_after_order_object_save', array( __CLASS__, 'remove' ) );
	}

	/**
	 * An order is about to be saved.
	 *
	 * @param WC_Order $order The order.
	 */
	public static function look( $order ) {
		foreach ( $order->get_meta_data() as $meta ) {
			$before = $meta->get_data();
			if ( ! $before['id'] || 0 !== strpos( (string) $before['key'], self::PREFIX ) ) {
				continue;
			}
			if ( $before['value'] !== $meta->value && is_string( $before['value'] ) ) {
				self::$replaced[ $order->get_id() ][] = $before['value'];
			}
		}
	}

	/**
	 * An order was saved.
	 *
	 * @param WC_Order $order The order.
	 */
	public static function remove( $order ) {
		$addresses = self::$replaced[ $order->get_id() ] ?? array();
		unset( self::$replaced[ $order->get_id() ] );
		foreach ( array_diff( $addresses, self::named( $order ) ) as $address ) {
			$id   = attachment_url_to_postid( $address );
			$post = $id ? get_post( $id ) : null;
			// A vendor can send any address.
			if ( $post && 'attachment' === $post->post_type && preg_match( Astera_Private_Media::MARK, (string) $post->post_name ) ) {
				wp_delete_attachment( $id, true );
			}
		}
	}

	/**
	 * The addresses that an order names now.
	 *
	 * @param WC_Order $order The order.
	 * @return array
	 */
	private static function named( $order ) {
		$addresses = array();
		foreach ( $order->get_meta_data() as $meta ) {
			if ( 0 === strpos( (string) $meta->key, self::PREFIX ) && is_string( $meta->value ) ) {
				$addresses[] = $meta->value;
			}
		}
		return $addresses;
	}
}
