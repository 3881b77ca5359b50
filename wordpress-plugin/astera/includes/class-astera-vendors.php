<?php
/**
 * Who sells what.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * Vendors of WCFM, of products and of orders.
 */
final class Astera_Vendors {

	/** Roles that WCFM gives to those who sell, and to those who work for them. */
	const ROLES = array( 'wcfm_vendor', 'disable_vendor', 'shop_staff' );

	/**
	 * Whose product it is; 0 when it is the shop's own.
	 *
	 * @param int $product_id Product, not a variation.
	 * @return int
	 */
	public static function of_product( $product_id ) {
		if ( ! $product_id ) {
			return 0;
		}
		if ( function_exists( 'wcfm_get_vendor_id_by_post' ) ) {
			return (int) wcfm_get_vendor_id_by_post( $product_id );
		}
		$author = (int) get_post_field( 'post_author', $product_id );
		return self::is_vendor( $author ) ? $author : 0;
	}

	/**
	 * Whether someone sells, or works for someone who does, and does not run the shop.
	 *
	 * @param int $user_id The person.
	 * @return bool
	 */
	public static function is_vendor( $user_id ) {
		$user = $user_id ? get_userdata( $user_id ) : false;
		if ( ! $user || user_can( $user, 'manage_woocommerce' ) ) {
			return false;
		}
		return array() !== array_intersect( self::ROLES, (array) $user->roles );
	}

	/**
	 * Vendors of an order's lines; 0 stands for the shop itself.
	 *
	 * @param WC_Order $order The order.
	 * @return int[]
	 */
	public static function of_order( $order ) {
		$vendors = array();
		foreach ( $order->get_items( 'line_item' ) as $item ) {
			$noted     = (int) $item->get_meta( '_vendor_id', true );
			$vendors[] = $noted ? $noted : self::of_product( $item->get_product_id() );
		}
		return array_values( array_unique( $vendors ) );
	}
}
