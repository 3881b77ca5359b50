<?php
/**
 * The status, the vendor of a line, who may change an order, and mails about it.
 */

function people() {
	World::$people = array(
		1 => (object) array( 'roles' => array( 'administrator' ), 'can' => array( 'manage_woocommerce' ) ),
		2 => (object) array( 'roles' => array( 'customer' ), 'can' => array() ),
		5 => (object) array( 'roles' => array( 'wcfm_vendor' ), 'can' => array() ),
		6 => (object) array( 'roles' => array( 'wcfm_vendor' ), 'can' => array() ),
		7 => (object) array( 'roles' => array( 'wcfm_vendor', 'administrator' ), 'can' => array( 'manage_woocommerce' ) ),
	);
	World::$products = array(
		19 => array( 'vendor' => 5 ),
		21 => array( 'vendor' => 6 ),
		24 => array( 'vendor' => 0 ),
	);
}
function line( $id, $product_id, $meta = array() ) {
	return new WC_Order_Item_Product( $id, $product_id, $meta );
}

test( 'the status stands behind pending payment, once', function () {
	$names = apply_filters( 'wc_order_statuses', array( 'wc-pending' => 'p', 'wc-processing' => 'x' ) );
	same( array( 'wc-pending', 'wc-admin-approval', 'wc-processing' ), array_keys( $names ) );
	same( $names, apply_filters( 'wc_order_statuses', $names ) );
	same( array( 'wc-other', 'wc-admin-approval' ), array_keys( apply_filters( 'wc_order_statuses', array( 'wc-other' => 'o' ) ) ) );
	do_action( 'init' );
	same( array( 'wc-admin-approval' ), array_keys( World::$options['_statuses'] ) );
} );

test( 'orders that wait may be edited', function () {
	same( true, apply_filters( 'wc_order_is_editable', false, new WC_Order( 1, array(), array(), 'admin-approval' ) ) );
	same( false, apply_filters( 'wc_order_is_editable', false, new WC_Order( 1, array(), array(), 'completed' ) ) );
} );

test( 'the vendor is written on a new line, once', function () {
	people();
	do_action( 'woocommerce_new_order_item', 31, line( 31, 19 ), 9 );
	same( array( '5' ), World::$item_meta[31]['_vendor_id'] );
	do_action( 'woocommerce_new_order_item', 31, line( 31, 19 ), 9 );
	same( array( '5' ), World::$item_meta[31]['_vendor_id'] );
} );

test( 'nothing is written on lines of the shop, on other lines, or over what is there', function () {
	people();
	World::$item_meta[32]['_vendor_id'] = array( '6' );
	do_action( 'woocommerce_new_order_item', 32, line( 32, 19 ), 9 );
	do_action( 'woocommerce_new_order_item', 33, line( 33, 24 ), 9 );
	do_action( 'woocommerce_new_order_item', 34, new WC_Order_Item(), 9 );
	do_action( 'woocommerce_new_order_item', 35, array( 'name' => 'as old functions send it' ), 9 );
	same( array( 32 => array( '_vendor_id' => array( '6' ) ) ), World::$item_meta );
} );

function may( $user, $context, $order, $was = true, $type = 'shop_order' ) {
	World::$user = $user;
	return apply_filters( 'woocommerce_rest_check_permissions', $was, $context, $order, $type );
}

test( 'a vendor changes own orders alone', function () {
	people();
	World::$orders[90]        = new WC_Order( 90, array(), array( line( 1, 19 ) ) );
	World::$orders[91]        = new WC_Order( 91, array(), array( line( 2, 21 ) ) );
	World::$orders[92]        = new WC_Order( 92, array(), array( line( 3, 19 ), line( 4, 21 ) ) );
	World::$orders[93]        = new WC_Order( 93, array(), array( line( 5, 24 ) ) );
	World::$orders[94]        = new WC_Order( 94, array(), array( line( 6, 19, array( '_vendor_id' => '6' ) ) ) );
	World::$orders[95]        = new WC_Order_Refund( 95 );
	World::$orders[95]->parent_id = 91;
	same( true, may( 5, 'edit', 90 ) );
	foreach ( array( 91, 92, 93, 94, 95, 999 ) as $other ) {
		foreach ( array( 'read', 'edit', 'delete' ) as $context ) {
			same( false, may( 5, $context, $other ) );
		}
	}
	same( false, may( 5, 'edit', 95, true, 'shop_order_refund' ) );
	same( false, may( 5, 'batch', 0 ) );
	same( false, may( 5, 'create', 0 ) );
	same( true, may( 6, 'edit', 94 ) );
} );

test( 'an order of the app is read, and not changed, by its vendor', function () {
	people();
	World::$orders[96] = new WC_Order( 96, array( '_astera_idempotency_key' => 'a key' ), array( line( 1, 19 ) ) );
	same( true, may( 5, 'read', 96 ) );
	same( false, may( 5, 'edit', 96 ) );
	same( false, may( 5, 'delete', 96 ) );
	same( true, may( 1, 'edit', 96 ) );
} );

test( 'no one else is looked at, and no one is given anything', function () {
	people();
	World::$orders[91] = new WC_Order( 91, array(), array( line( 2, 21 ) ) );
	same( true, may( 1, 'edit', 91 ) );
	same( true, may( 7, 'edit', 91 ) );
	same( true, may( 1, 'batch', 0 ) );
	same( false, may( 6, 'edit', 91, false ) );
	same( true, may( 5, 'edit', 21, true, 'product' ) );
	same( true, may( 5, 'read', 0 ) );
} );

function mails( $id, $order, $was = true ) {
	return apply_filters( 'woocommerce_email_enabled_' . $id, $was, $order );
}
function of_app( $id = 1 ) {
	return new WC_Order( $id, array( '_astera_idempotency_key' => 'a key' ) );
}

test( 'mails about orders of the app are kept back, of others not', function () {
	same( false, mails( 'customer_processing_order', of_app() ) );
	same( true, mails( 'customer_processing_order', new WC_Order( 2 ) ) );
	same( false, mails( 'customer_processing_order', new WC_Order( 2 ), false ) );
	same( true, mails( 'new_order', null ) );
	World::$orders[1]  = of_app();
	$refund            = new WC_Order_Refund( 3 );
	$refund->parent_id = 1;
	same( false, mails( 'customer_refunded_order', $refund ) );
	same( true, mails( 'customer_invoice', of_app() ) );
} );

test( 'mails that do not say their order are about the one that is saved', function () {
	do_action( 'woocommerce_before_order_object_save', of_app() );
	same( false, mails( 'store-new-order', null ) );
	same( false, apply_filters( 'wcfm_is_allow_notification_email', true, 'status-update', 5 ) );
	same( true, apply_filters( 'wcfm_is_allow_notification_email', true, 'enquiry', 5 ) );
	do_action( 'woocommerce_before_order_object_save', new WC_Order( 2 ) );
	same( true, mails( 'store-new-order', null ) );
	same( true, apply_filters( 'wcfm_is_allow_notification_email', true, 'status-update', 5 ) );
	same( false, apply_filters( 'wcfm_is_allow_notification_email', false, 'status-update', 5 ) );
} );

test( 'nothing is kept back where that is switched off', function () {
	World::$options['astera_settings'] = array( 'keep_mails_back' => 'no' );
	do_action( 'woocommerce_before_order_object_save', of_app() );
	same( true, mails( 'new_order', of_app() ) );
	same( true, apply_filters( 'wcfm_is_allow_notification_email', true, 'status-update', 5 ) );
} );
