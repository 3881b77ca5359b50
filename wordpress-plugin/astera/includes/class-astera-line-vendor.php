<?php
/**
 * Writes the vendor on every line of an order.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * WCFM writes `_vendor_id` only where orders are kept as posts. Under WooCommerce's own order tables no one would know
 * whose an order is.
 */
final class Astera_Line_Vendor {

	const KEY = '_vendor_id';

	/**
	 * Hooks it in, after WCFM.
	 */
	public static function register() {
		add_action( 'woocommerce_new_order_item', array( __CLASS__, 'write' ), 100, 2 );
	}

	/**
	 * A line was saved for the first time, no matter who made it.
	 *
	 * @param int           $item_id Its id.
	 * @param WC_Order_Item $item    The line; WooCommerce's old functions send an array.
	 */
	public static function write( $item_id, $item ) {
		if ( ! $item instanceof WC_Order_Item_Product ) {
			return;
		}
		// What WCFM or the app wrote stands in the table, though perhaps not in this object.
		if ( '' !== (string) wc_get_order_item_meta( $item_id, self::KEY, true ) ) {
			return;
		}
		$vendor_id = Astera_Vendors::of_product( $item->get_product_id() );
		if ( ! $vendor_id ) {
			return;
		}
		$item->update_meta_data( self::KEY, (string) $vendor_id );
		$item->save_meta_data();
	}
}
