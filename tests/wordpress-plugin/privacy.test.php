<?php
/**
 * What goes when something personal is replaced or erased.
 */

function proof_meta( $line, $before, $now ) {
	$meta        = new WC_Meta_Data( array( 'id' => null === $before ? 0 : $line, 'key' => "_astera_proof_$line", 'value' => $before ) );
	$meta->value = $now;
	return $meta;
}
function saved( $meta_data ) {
	World::$deleted   = array();
	$order            = new WC_Order( 7 );
	$order->meta_data = $meta_data;
	do_action( 'woocommerce_before_order_object_save', $order );
	same( array(), World::$deleted );
	do_action( 'woocommerce_after_order_object_save', $order );
	return array_column( World::$deleted, 0 );
}

test( 'a picture that proves something is deleted when another takes its place in the order', function () {
	$file         = static fn( $id, $name, $type = 'attachment' ) => new WP_Post( array( 'ID' => $id, 'post_type' => $type, 'post_status' => 'private', 'post_name' => $name ) );
	World::$posts = array( 13 => $file( 13, PROOF ), 14 => $file( 14, 'portrait' ), 15 => $file( 15, PROOF, 'page' ) );
	same( array( 13 ), saved( array( proof_meta( 5, '/13.webp', '/20.webp' ) ) ) );
	same( array( array( 13, true ) ), World::$deleted );
	// Nothing was replaced; it is new; another line names it; what is no such picture; and what is not there.
	same( array(), saved( array( proof_meta( 5, '/13.webp', '/13.webp' ) ) ) );
	same( array(), saved( array( proof_meta( 5, null, '/13.webp' ) ) ) );
	same( array(), saved( array( proof_meta( 5, '/13.webp', '/20.webp' ), proof_meta( 6, '/13.webp', '/13.webp' ) ) ) );
	same( array(), saved( array( proof_meta( 5, '/14.webp', '/20.webp' ), proof_meta( 6, '/15.webp', '/20.webp' ), proof_meta( 8, '/99.webp', '' ) ) ) );
} );

test( 'what tells which orders were placed together goes with the personal data of an order', function () {
	$types = apply_filters( 'woocommerce_privacy_remove_order_personal_data_meta', array( 'Payer' => 'text' ) );
	same( array( '_astera_checkout', '_astera_checkout_orders', 'Payer' ), array_keys( $types ) );
	$value = static fn( $key ) => apply_filters( 'woocommerce_privacy_remove_order_personal_data_meta_value', '[deleted]', $key );
	same( array( '', '', '[deleted]' ), array_map( $value, array_keys( $types ) ) );
} );
