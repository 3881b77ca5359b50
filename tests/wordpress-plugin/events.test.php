<?php
/**
 * What the app is told, and when.
 */

const SECRET = 'a secret that both sides know, and no one else';

function connected() {
	World::$options['astera_settings'] = array( 'app_url' => 'https://www.example.com/', 'secret' => SECRET );
}
function event( $kind, $id ) {
	return array( 'kind' => $kind, 'id' => $id );
}

test( 'a signature is the one that the app wants', function () {
	// The same words stand in event-signature.test.ts.
	same( 't=1700000000,v1=791bca750e6f5dfca408f4217b5e768f411a7d3a8e3f9f0def06ea3385d75b6e', Astera_Signature::of( '{"events":[]}', SECRET, 1700000000 ) );
} );

test( 'changes are told once each, and many of a kind as any', function () {
	do_action( 'woocommerce_update_order', 12 );
	do_action( 'woocommerce_update_order', 12 );
	do_action( 'woocommerce_product_set_stock', new Stub_Product( 7 ) );
	do_action( 'edited_product_cat', 3 );
	do_action( 'wp_update_nav_menu', 4 );
	same( array( event( 'order', 12 ), event( 'product', 7 ), event( 'category', 3 ), event( 'menu', 4 ) ), Astera_Events::take() );
	for ( $id = 1; $id <= 51; $id++ ) {
		do_action( 'woocommerce_update_product', $id );
	}
	same( array( event( 'product', 0 ) ), Astera_Events::take() );
	same( array(), Astera_Events::take() );
} );

test( 'pages count once they are more than a beginning, and when they go', function () {
	do_action( 'save_post_page', 5, (object) array( 'post_status' => 'auto-draft' ) );
	same( array(), Astera_Events::take() );
	do_action( 'save_post_page', 5, (object) array( 'post_status' => 'publish' ) );
	same( array( event( 'page', 5 ) ), Astera_Events::take() );
	do_action( 'wp_trash_post', 5 );
	same( array( event( 'page', 5 ) ), Astera_Events::take() );
} );

test( 'of people only what their stores show counts', function () {
	people();
	do_action( 'updated_user_meta', 1, 5, 'session_tokens' );
	do_action( 'updated_user_meta', 1, 2, 'first_name' );
	same( array(), Astera_Events::take() );
	do_action( 'updated_user_meta', 1, 5, 'wcfmmp_profile_settings' );
	do_action( 'added_user_meta', 1, 6, 'astera_title' );
	same( array( event( 'store', 5 ), event( 'store', 6 ) ), Astera_Events::take() );
	do_action( 'set_user_role', 2, 'customer', array() );
	do_action( 'user_register', 2 );
	same( array(), Astera_Events::take() );
	do_action( 'set_user_role', 2, 'customer', array( 'wcfm_vendor' ) );
	do_action( 'user_register', 5 );
	same( array( event( 'store', 2 ), event( 'store', 5 ) ), Astera_Events::take() );
} );

test( 'nothing is queued without a change, an address or a secret', function () {
	connected();
	do_action( 'shutdown' );
	same( array(), World::$scheduled );
	World::$options['astera_settings'] = array( 'app_url' => 'https://www.example.com', 'secret' => 'too short' );
	Astera_Events::note( 'order', 1 );
	do_action( 'shutdown' );
	same( array(), World::$scheduled );
	same( array(), Astera_Events::take() );
} );

test( 'changes are queued when a request ends, and sent from the queue', function () {
	connected();
	Astera_Events::note( 'order', 12 );
	do_action( 'shutdown' );
	list( $in, $hook, $args, $group ) = World::$scheduled[0];
	same( array( 0, 'astera_send_events', 'astera' ), array( $in, $hook, $group ) );
	do_action( $hook, ...$args );
	list( $url, $options ) = World::$sent[0];
	same( 'https://www.example.com/api/backend-events', $url );
	same( array( 'id' => wp_generate_uuid4(), 'events' => array( event( 'order', 12 ) ) ), json_decode( $options['body'], true ) );
	same( 1, preg_match( '/^t=(\d+),/', $options['headers']['Astera-Signature'], $time ) );
	same( Astera_Signature::of( $options['body'], SECRET, (int) $time[1] ), $options['headers']['Astera-Signature'] );
	same( 0, $options['redirection'] );
	same( 1, count( World::$scheduled ) );
	same( true, World::$options['astera_last_delivery']['ok'] );
} );

test( 'what was not heard is told again, later each time, and given up in the end', function () {
	connected();
	foreach ( array( array( 'code' => 503 ), array( 'code' => 302 ), new WP_Error( 'http', 'timed out' ) ) as $answer ) {
		World::$answer    = $answer;
		World::$scheduled = array();
		do_action( 'astera_send_events', array( event( 'order', 12 ) ), 'id', 3 );
		same( array( array( 240, 'astera_send_events', array( array( event( 'order', 12 ) ), 'id', 4 ), 'astera' ) ), World::$scheduled );
	}
	same( 'timed out', World::$options['astera_last_delivery']['said'] );
	World::$scheduled = array();
	do_action( 'astera_send_events', array( event( 'order', 12 ) ), 'id', 8 );
	same( array( array(), 1 ), array( World::$scheduled, count( World::$logged ) ) );
} );
