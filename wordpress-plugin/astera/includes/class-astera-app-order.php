<?php
/**
 * Which orders are the app's.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * The app leaves a key on every order that it places.
 */
final class Astera_App_Order {

	const KEY = '_astera_idempotency_key';

	/**
	 * Whether the app placed it.
	 *
	 * @param mixed $order An order, a refund of one, or nothing.
	 * @return bool
	 */
	public static function is( $order ) {
		if ( $order instanceof WC_Order_Refund ) {
			$order = wc_get_order( $order->get_parent_id() );
		}
		return $order instanceof WC_Order && '' !== (string) $order->get_meta( self::KEY, true );
	}
}
