<?php
/**
 * Pages and menus, settings, endpoints, and questions for totals that are refused.
 */

test( 'what is missing is made after the activation, once', function () {
	do_action( 'init' );
	same( array(), World::$posts );
	foreach ( World::$hooks['activate'] as list( , $callback ) ) {
		$callback();
	}
	do_action( 'init' );
	same( array( 'hero', 'how-it-works', 'help', 'banner', 'about', 'terms', 'privacy', 'cookies' ), array_keys( World::$posts ) );
	$seen = array_filter( World::$posts, static fn( $page ) => 'publish' === $page->post_status );
	same( array( 'hero', 'how-it-works', 'help' ), array_keys( $seen ) );
	same( array( 'footer-menu' => array( 2, 3 ), 'footer-links' => array() ), World::$menus );
	same( array( 'services' => 'Services' ), World::$terms );
	World::$posts = array();
	do_action( 'init' );
	same( array(), World::$posts );
} );

test( 'what is there stays as it is', function () {
	$own   = (object) array( 'ID' => 77, 'post_status' => 'draft', 'post_content' => 'ours' );
	$pages = array_fill_keys( array_keys( Astera_Setup::pages() ), $own );
	World::$posts = $pages;
	World::$menus = array( 'footer-menu' => array( 1 ), 'footer-links' => array( 2 ) );
	World::$terms = array( 'services' => 'Dienste' );
	same( array(), Astera_Setup::run() );
	same( $pages, World::$posts );
	unset( World::$menus['footer-menu'] );
	same( array( 'footer-menu' ), Astera_Setup::run() );
	// A draft is in no menu: its address would lead nowhere.
	same( array(), World::$menus['footer-menu'] );
} );

test( 'settings are kept as they are typed, but for what cannot be', function () {
	$typed = array( 'app_url' => ' https://www.example.com/ ', 'secret' => str_repeat( 's', 32 ), 'keep_mails_back' => 'yes' );
	$kept  = Astera_Settings_Page::sanitize( $typed );
	same( array( 'app_url' => 'https://www.example.com', 'secret' => str_repeat( 's', 32 ), 'keep_mails_back' => 'yes' ), $kept );
	World::$options['astera_settings'] = $kept;
	same( $kept, Astera_Settings_Page::sanitize( array( 'secret' => '' ) + $typed ) );
	same( $kept, Astera_Settings_Page::sanitize( array( 'secret' => 'short' ) + $typed ) );
	same( $kept, Astera_Settings_Page::sanitize( array( 'app_url' => 'http://www.example.com' ) + $typed ) );
	same( 2, count( World::$complaints ) );
	same( 'http://127.0.0.1:3000', Astera_Settings_Page::sanitize( array( 'app_url' => 'http://127.0.0.1:3000/' ) + $typed )['app_url'] );
	same( 'no', Astera_Settings_Page::sanitize( array( 'app_url' => '' ) )['keep_mails_back'] );
} );

test( 'endpoints take WooCommerce keys, of those who run the shop', function () {
	people();
	foreach ( array( '/wp-json/astera/v1/status', '/blog/wp-json/astera/v1/quote?x=1' ) as $uri ) {
		$_SERVER['REQUEST_URI'] = $uri;
		same( true, apply_filters( 'woocommerce_rest_is_request_to_rest_api', false ) );
	}
	foreach ( array( '/wp-json/wp/v2/users', '/?x=/wp-json/astera/v1/status', '/wp-json/astera/v10/status' ) as $uri ) {
		$_SERVER['REQUEST_URI'] = $uri;
		same( false, apply_filters( 'woocommerce_rest_is_request_to_rest_api', false ) );
	}
	do_action( 'rest_api_init' );
	same( array( 'astera/v1/status', 'astera/v1/quote' ), array_keys( World::$routes ) );
	foreach ( World::$routes as $route ) {
		World::$user = 1;
		same( true, $route['permission_callback']() );
		foreach ( array( 0 => 401, 2 => 403, 5 => 403 ) as $user => $status ) {
			World::$user = $user;
			same( $status, $route['permission_callback']()->data['status'] );
		}
	}
} );

test( 'no total of nothing, of nonsense, or of what cannot be ordered', function () {
	World::$products = array(
		3 => array( 'product' => new Stub_Product( 3, 'draft' ) ),
		4 => array( 'product' => new Stub_Product( 4, 'publish', false ) ),
	);
	$line   = static fn( $id, $quantity ) => array( 'product_id' => $id, 'quantity' => $quantity );
	$refuse = static fn( $lines ) => Astera_Quote::of( array( 'line_items' => $lines ) )->code;
	foreach ( array( null, 'x', array(), array( 'x' ), array( $line( 0, 1 ) ), array( $line( 3, 0 ) ), array( $line( 3, 10000 ) ), array_fill( 0, 101, $line( 3, 1 ) ) ) as $lines ) {
		same( 'astera_invalid_quote', $refuse( $lines ) );
	}
	foreach ( array( 2, 3, 4 ) as $id ) {
		same( 'astera_unknown_product', $refuse( array( $line( $id, 1 ) ) ) );
	}
} );
